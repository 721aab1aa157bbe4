import { Counter } from '../components/Counter.tsx'
import { PeerCharts } from '../components/PeerCharts.tsx'
import { Presets } from '../components/Presets.tsx'

export default { Counter, PeerCharts, Presets }
