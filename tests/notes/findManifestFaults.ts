import { parseAllDocuments } from 'yaml'
import type { CodeBlock } from './findCodeBlocks.ts'

/** The kinds that notes may use, by the apiVersion under which Kubernetes 1.35, an add-on or a tool accepts them. */
const kindsOf: Record<string, string[]> = {
  v1: [
    'Binding',
    'ConfigMap',
    'LimitRange',
    'Namespace',
    'Node',
    'PersistentVolume',
    'PersistentVolumeClaim',
    'Pod',
    'ResourceQuota',
    'Secret',
    'Service',
    'ServiceAccount',
  ],
  'apps/v1': ['DaemonSet', 'Deployment', 'ReplicaSet', 'StatefulSet'],
  'autoscaling/v2': ['HorizontalPodAutoscaler'],
  'batch/v1': ['CronJob', 'Job'],
  'certificates.k8s.io/v1': ['CertificateSigningRequest'],
  'networking.k8s.io/v1': ['Ingress', 'IngressClass', 'NetworkPolicy'],
  'policy/v1': ['PodDisruptionBudget'],
  'rbac.authorization.k8s.io/v1': ['ClusterRole', 'ClusterRoleBinding', 'Role', 'RoleBinding'],
  'scheduling.k8s.io/v1': ['PriorityClass'],
  'storage.k8s.io/v1': ['StorageClass'],
  // files that a component reads
  'apiserver.config.k8s.io/v1': ['EncryptionConfiguration'],
  'kubelet.config.k8s.io/v1beta1': ['KubeletConfiguration'],
  'kubescheduler.config.k8s.io/v1': ['KubeSchedulerConfiguration'],
  'kustomize.config.k8s.io/v1beta1': ['Kustomization'],
  'eksctl.io/v1alpha5': ['ClusterConfig'],
  // add-ons
  'gateway.networking.k8s.io/v1': ['Gateway', 'GatewayClass', 'HTTPRoute'],
  'serving.kserve.io/v1beta1': ['InferenceService'],
}
const manifestInCode: Record<string, RegExp> = {
  bash: /<<-?'?(?<end>YAML|JSON)'?.*\n(?<manifest>[^]*?)\n\k<end>/g,
  groovy: /\byaml '''\n(?<manifest>[^]*?)'''/g,
}

/**
 * Describes Kubernetes manifests, also those inside commands and pipelines, whose kind does not exist in their
 * apiVersion.
 */
export function findManifestFaults(blocks: CodeBlock[]): string[] {
  return blocks.flatMap((block) =>
    findManifests(block)
      .flatMap((manifest) => parseAllDocuments(manifest, { logLevel: 'error' }))
      .flatMap((document) => findObjects(document.toJS()))
      .flatMap(({ apiVersion, kind }) => explainFault(apiVersion, kind) ?? [])
      .map((fault) => `${block.page}:${block.line}: ${fault}`),
  )
}

function findManifests({ language, code }: CodeBlock): string[] {
  if (language === 'yaml') return [code]
  const pattern = manifestInCode[language]
  return pattern ? Array.from(code.matchAll(pattern), ({ groups }) => groups!.manifest!) : []
}

/** An object with an apiVersion and a kind, such as a manifest or the target of an autoscaler. */
interface Typed {
  apiVersion: unknown
  kind: unknown
}

function findObjects(value: unknown): Typed[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(findObjects)
  return 'apiVersion' in value ? [{ kind: undefined, ...value }, ...inside] : inside
}

function explainFault(apiVersion: unknown, kind: unknown): string | undefined {
  if (kindsOf[String(apiVersion)]?.includes(String(kind))) return undefined
  const right = Object.keys(kindsOf).filter((version) => kindsOf[version]!.includes(String(kind)))
  return `${kind} is not of ${apiVersion}, but of ${right.join(' or ') || 'nothing known to the tests'}`
}
