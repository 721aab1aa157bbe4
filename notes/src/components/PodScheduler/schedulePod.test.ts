import { expect, test } from 'vitest'
import { bestOf, type ClusterNode, failureOf, isTolerated, type Pod, schedulePod } from './schedulePod.ts'

const gpu = { key: 'gpu', value: 'true', effect: 'NoSchedule' } as const

test.each([
  [{ key: 'gpu', operator: 'Equal', value: 'true', effect: 'NoSchedule' }, true],
  [{ key: 'gpu', value: 'true' }, true],
  [{ key: 'gpu', operator: 'Exists' }, true],
  [{ operator: 'Exists' }, true],
  [{ key: 'gpu', value: 'false' }, false],
  [{ key: 'gpu' }, false],
  [{ key: 'gpu', operator: 'Exists', effect: 'NoExecute' }, false],
  [{ key: 'disk', operator: 'Exists' }, false],
] as const)('the toleration %o matches gpu=true:NoSchedule: %s', (toleration, expected) => {
  expect(isTolerated(gpu, [toleration])).toBe(expected)
})

test('all taints of a node have to be tolerated', () => {
  const node = nodeOf('n', { taints: [gpu, { key: 'team', value: 'blue', effect: 'NoExecute' }] })
  expect(schedulePod(podOf({ tolerations: [{ key: 'gpu', operator: 'Exists' }] }), [node])[0]!.refusal).toBe(
    'node(s) had untolerated taint(s)',
  )
  expect(schedulePod(podOf({ tolerations: [{ operator: 'Exists' }] }), [node])[0]!.refusal).toBeUndefined()
})

test('a toleration alone does not bring a Pod to the tainted node; a label and a selector do', () => {
  const nodes = [
    nodeOf('node1', { taints: [gpu], labels: { accelerator: 'nvidia' }, requested: 3 }),
    nodeOf('node2', { requested: 1 }),
  ]
  const tolerations = [{ key: 'gpu', operator: 'Exists' as const }]
  const bestFor = (pod: Partial<Pod>) =>
    bestOf(schedulePod(podOf(pod), nodes)).map(({ node: { name } }) => name)
  expect(bestFor({ tolerations })).toEqual(['node2'])
  expect(bestFor({ tolerations, required: ['accelerator=nvidia'] })).toEqual(['node1'])
})

test('the least allocated node is best, by the share of it that stays free', () => {
  const nodes = [nodeOf('small', { cpu: 4, requested: 1 }), nodeOf('large', { cpu: 10, requested: 4 })]
  const scores = schedulePod(podOf({ cpu: 1 }), nodes).map(({ score }) => score - 300)
  expect(scores).toEqual([50, 50])
  expect(bestOf(schedulePod(podOf({ cpu: 1 }), nodes))).toHaveLength(2)
})

test('a preference outweighs free CPU, and PreferNoSchedule outweighs the preference', () => {
  const wanted = { labels: { zone: 'a' }, requested: 3 }
  const best = (node: Partial<ClusterNode>) =>
    bestOf(schedulePod(podOf({ preferred: ['zone=a'] }), [nodeOf('a', node), nodeOf('b', {})]))[0]!.node.name
  expect(best(wanted)).toBe('a')
  expect(best({ ...wanted, taints: [{ key: 'old', effect: 'PreferNoSchedule' }] })).toBe('b')
})

test('a Pod that fits nowhere gets the event of kube-scheduler', () => {
  const nodes = [
    nodeOf('cp1', { taints: [gpu] }),
    nodeOf('node1', { requested: 4 }),
    nodeOf('node2', { cpu: 0.5 }),
  ]
  expect(failureOf(schedulePod(podOf({ cpu: 1 }), nodes))).toBe(
    '0/3 nodes are available: 1 node(s) had untolerated taint(s), 2 Insufficient cpu.',
  )
})

function nodeOf(name: string, changes: Partial<ClusterNode>): ClusterNode {
  return { name, labels: {}, taints: [], cpu: 4, requested: 0, ...changes }
}

function podOf(changes: Partial<Pod>): Pod {
  return { tolerations: [], required: [], preferred: [], cpu: 0.5, ...changes }
}
