import { useState } from 'react'
import { Choice, Controls, Slider, Switch } from '../Exhibit/Controls.tsx'
import { Exhibit, Outcome } from '../Exhibit/Exhibit.tsx'
import styles from './PodScheduler.module.css'
import {
  bestOf,
  type ClusterNode,
  failureOf,
  schedulePod,
  type Taint,
  type Toleration,
  type Verdict,
} from './schedulePod.ts'

const gpu: Taint = { key: 'gpu', value: 'true', effect: 'NoSchedule' }
const nodes: ClusterNode[] = [
  {
    name: 'cp1',
    labels: { zone: 'a' },
    taints: [{ key: 'node-role.kubernetes.io/control-plane', effect: 'NoSchedule' }],
    cpu: 4,
    requested: 1,
  },
  { name: 'node1', labels: { zone: 'a', accelerator: 'nvidia' }, taints: [gpu], cpu: 8, requested: 4 },
  { name: 'node2', labels: { zone: 'a' }, taints: [], cpu: 4, requested: 2.5 },
  {
    name: 'node3',
    labels: { zone: 'b' },
    taints: [{ key: 'aging', effect: 'PreferNoSchedule' }],
    cpu: 4,
    requested: 0.5,
  },
]

const tolerations: Record<string, Toleration[]> = {
  none: [],
  'gpu=true:NoSchedule': [{ key: 'gpu', operator: 'Equal', value: 'true', effect: 'NoSchedule' }],
  'gpu, operator Exists': [{ key: 'gpu', operator: 'Exists' }],
  'everything (Exists without a key)': [{ operator: 'Exists' }],
}
type Label = 'none' | 'accelerator=nvidia' | 'zone=a' | 'zone=b'

const labels: Record<Label, string> = {
  none: 'none',
  'accelerator=nvidia': 'accelerator=nvidia',
  'zone=a': 'zone=a',
  'zone=b': 'zone=b',
}

/** Lets the reader write a Pod, and shows which node gets it and why the others do not. */
export function PodScheduler() {
  const [tolerated, setTolerated] = useState('none')
  const [required, setRequired] = useState<Label>('none')
  const [preferred, setPreferred] = useState<Label>('none')
  const [cpu, setCpu] = useState(1)
  const [isTainted, setTainted] = useState(true)
  const asLabels = (label: string) => (label === 'none' ? [] : [label])
  const pod = {
    tolerations: tolerations[tolerated]!,
    required: asLabels(required),
    preferred: asLabels(preferred),
    cpu,
  }
  const cluster = isTainted
    ? nodes
    : nodes.map((node) => (node.name === 'node1' ? { ...node, taints: [] } : node))
  const verdicts = schedulePod(pod, cluster)
  return (
    <Exhibit title="Where does the Pod land?">
      <Controls>
        <Choice
          label="Toleration"
          value={tolerated}
          options={Object.fromEntries(Object.keys(tolerations).map((name) => [name, name]))}
          onChange={setTolerated}
        />
        <Choice label="nodeSelector" value={required} options={labels} onChange={setRequired} />
        <Choice label="Preferred affinity" value={preferred} options={labels} onChange={setPreferred} />
        <Slider
          label="CPU request"
          shown={`${cpu * 1000}m`}
          value={cpu}
          {...{ min: 0.5, max: 5, step: 0.5 }}
          onChange={setCpu}
        />
        <Switch label="Taint gpu=true:NoSchedule on node1" isOn={isTainted} onChange={setTainted} />
      </Controls>
      <Nodes verdicts={verdicts} />
      <Outcome>{describe(verdicts)}</Outcome>
    </Exhibit>
  )
}

function Nodes({ verdicts }: { verdicts: Verdict[] }) {
  const best = bestOf(verdicts)
  return (
    <ul className={styles.nodes}>
      {verdicts.map((verdict) => (
        <li key={verdict.node.name} className={best.includes(verdict) ? styles.best : styles.other}>
          <b>{verdict.node.name}</b>
          <Facts node={verdict.node} />
          <p>{verdict.refusal ? `No: ${verdict.refusal}` : `Fits, score ${verdict.score}`}</p>
        </li>
      ))}
    </ul>
  )
}

function Facts({ node: { labels, taints, cpu, requested } }: { node: ClusterNode }) {
  return (
    <dl>
      <dt>CPU</dt>
      <dd>
        {requested} of {cpu} requested
      </dd>
      <dt>Labels</dt>
      <dd>{Object.entries(labels).map(([key, value]) => `${key}=${value} `)}</dd>
      <dt>Taints</dt>
      <dd>{taints.map(writeTaint).join(', ') || 'none'}</dd>
    </dl>
  )
}

const writeTaint = ({ key, value, effect }: Taint) => `${key}${value ? `=${value}` : ''}:${effect}`

function describe(verdicts: Verdict[]): string {
  const names = bestOf(verdicts).map(({ node }) => node.name)
  if (names.length === 0) return `The Pod stays Pending. ${failureOf(verdicts)}`
  const fitting = verdicts.filter(({ refusal }) => !refusal).length
  const fit = `${fitting} of ${verdicts.length} nodes can run the Pod`
  return names.length === 1
    ? `${fit}; it goes to ${names[0]}.`
    : `${fit}; ${names.join(' and ')} are equally good, and one of them is taken at random.`
}
