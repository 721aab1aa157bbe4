/** A taint of a node: it keeps away Pods that do not tolerate it. */
export interface Taint {
  key: string
  value?: string
  effect: 'NoSchedule' | 'PreferNoSchedule' | 'NoExecute'
}

/** What a Pod tolerates. Without a key it is every taint, without an effect each effect. */
export interface Toleration {
  key?: string
  operator?: 'Equal' | 'Exists'
  value?: string
  effect?: Taint['effect']
}

/** A node of a cluster; CPU in cores. */
export interface ClusterNode {
  name: string
  labels: Record<string, string>
  taints: Taint[]
  cpu: number
  /** What the Pods that are there have requested. */
  requested: number
}

/** What a Pod asks for. Each label is `key=value`. */
export interface Pod {
  tolerations: Toleration[]
  required: string[]
  preferred: string[]
  cpu: number
}

/** What the scheduler makes of a node: why it cannot have the Pod, or how good a place it is. */
export interface Verdict {
  node: ClusterNode
  refusal?: string
  score: number
}

/** Filters the nodes, then scores those that are left, as kube-scheduler does. */
export function schedulePod(pod: Pod, nodes: ClusterNode[]): Verdict[] {
  const left = nodes.filter((node) => !refusalOf(pod, node))
  return nodes.map((node) => {
    const refusal = refusalOf(pod, node)
    return { node, refusal, score: refusal ? 0 : scoreOf(pod, node, left) }
  })
}

/** The first reason against a node, in the order in which the scheduler's filters run. */
function refusalOf(pod: Pod, node: ClusterNode): string | undefined {
  const isBarred = node.taints.some(
    (taint) => taint.effect !== 'PreferNoSchedule' && !isTolerated(taint, pod.tolerations),
  )
  if (isBarred) return 'node(s) had untolerated taint(s)'
  if (!pod.required.every((label) => hasLabel(node, label)))
    return "node(s) didn't match Pod's node affinity/selector"
  return node.requested + pod.cpu > node.cpu ? 'Insufficient cpu' : undefined
}

/** Whether one of the tolerations matches a taint. */
export function isTolerated(taint: Taint, tolerations: Toleration[]): boolean {
  return tolerations.some(({ key, operator = 'Equal', value, effect }) => {
    if (effect !== undefined && effect !== taint.effect) return false
    if (key === undefined) return operator === 'Exists'
    return key === taint.key && (operator === 'Exists' || (value ?? '') === (taint.value ?? ''))
  })
}

/** Adds up three of the scheduler's scores, each up to 100, with its default weights: 1, 2 and 3. */
function scoreOf(pod: Pod, node: ClusterNode, rivals: ClusterNode[]): number {
  const free = ((node.cpu - node.requested - pod.cpu) / node.cpu) * 100
  const wishes = (each: ClusterNode) => pod.preferred.filter((label) => hasLabel(each, label)).length
  const doubts = (each: ClusterNode) =>
    each.taints.filter((taint) => taint.effect === 'PreferNoSchedule' && !isTolerated(taint, pod.tolerations))
      .length
  const share = (count: (each: ClusterNode) => number) => count(node) / Math.max(1, ...rivals.map(count))
  return Math.round(free + 2 * 100 * share(wishes) + 3 * 100 * (1 - share(doubts)))
}

const hasLabel = ({ labels }: ClusterNode, label: string) =>
  Object.entries(labels).some(([key, value]) => `${key}=${value}` === label)

/** The nodes with the highest score, of which one is taken at random. */
export function bestOf(verdicts: Verdict[]): Verdict[] {
  const fitting = verdicts.filter(({ refusal }) => !refusal)
  const highest = Math.max(...fitting.map(({ score }) => score))
  return fitting.filter(({ score }) => score === highest)
}

/** The event of a Pod that fits nowhere, as `kubectl describe` prints it. */
export function failureOf(verdicts: Verdict[]): string {
  const reasons = verdicts.map(({ refusal }) => refusal)
  const counts = [...new Set(reasons)].map(
    (reason) => `${reasons.filter((each) => each === reason).length} ${reason}`,
  )
  return `0/${verdicts.length} nodes are available: ${counts.sort().join(', ')}.`
}
