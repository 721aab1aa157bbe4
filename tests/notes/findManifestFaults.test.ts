import { expect, test } from 'vitest'
import { findManifestFaults } from './findManifestFaults.ts'

const find = (language: string, code: string) =>
  findManifestFaults([{ page: 'a.md', line: 7, language, meta: '', code }])

test.each([
  ['yaml', 'apiVersion: apps/v1\nkind: Deployment\n---\napiVersion: v1\nkind: Service'],
  ['yaml', 'services:\n  api:\n    image: nginx:1.29'],
  ['yaml', '- 1\n- text'],
  ['bash', "kubectl apply -f - <<'YAML'\napiVersion: v1\nkind: Pod\nYAML\necho done"],
  ['text', 'apiVersion: extensions/v1beta1\nkind: Ingress'],
])('%s with manifests that a cluster takes passes: %j', (language, code) => {
  expect(find(language, code)).toEqual([])
})

test.each([
  ['yaml', 'apiVersion: v1\nkind: Pod\n---\napiVersion: apps/v1beta1\nkind: Deployment'],
  ['yaml', 'spec:\n  scaleTargetRef:\n    apiVersion: apps/v1beta1\n    kind: Deployment'],
  ['bash', 'cat <<YAML | kubectl apply -f -\napiVersion: apps/v1beta1\nkind: Deployment\nYAML'],
  [
    'groovy',
    "agent {\n  kubernetes {\n    yaml '''\n      apiVersion: apps/v1beta1\n      kind: Deployment\n    '''",
  ],
])('a kind in a wrong apiVersion is reported with the right one, in %s: %j', (language, code) => {
  expect(find(language, code)).toEqual(['a.md:7: Deployment is not of apps/v1beta1, but of apps/v1'])
})

test('a kind that is not in the table is reported, and so is none', () => {
  expect(find('yaml', 'apiVersion: v1\nkind: Pdo\n---\napiVersion: v1')).toEqual([
    'a.md:7: Pdo is not of v1, but of nothing known to the tests',
    'a.md:7: undefined is not of v1, but of nothing known to the tests',
  ])
})
