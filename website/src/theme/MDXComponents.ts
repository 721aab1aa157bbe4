import { Counter } from '../components/Counter.tsx'
import { PeerCharts } from '../components/PeerCharts.tsx'

export default { Counter, PeerCharts }
