/** The folders of a large notes site, and the file names of the pages in each. */
export const siteMap: Record<string, string> = {
  'archive/faqs': 'java linux',
  blogs: 'blog',
  'foundations/leetcode/cheatcodes':
    'advanced-graphs array-and-hashing backlog backtracking binary-search bit-manipulation dynamic-programming-1d dynamic-programming-2d graphs greedy heap-and-priority-queue intervals linked-list math-and-geometry recursion sliding-window sorting stack trees tries two-pointers',
  'foundations/leetcode/docs':
    'array big-o binary-search complexity fundamentals hash-map linked-list recursion sorting',
  'foundations/networking/automation': 'main',
  'foundations/networking/enhancement': 'virtualization-and-cloud',
  'foundations/networking/foundations':
    'osi-model tcp-ip-model ethernet ipv4-addressing subnetting ipv6 arp-and-icmp tcp udp-and-quic',
  'foundations/networking/infrastructure':
    'switching-and-vlans spanning-tree routing-basics ospf bgp nat wireless firewalls-and-acls',
  'foundations/networking/services': 'dns dhcp http tls ssh ntp load-balancing vpn proxies-and-cdn',
  'foundations/operating system': 'info memory',
  'foundations/operating system/processes':
    'process threads scheduling synchronization deadlocks ipc signals',
  'foundations/operating system/checking/concepts': 'info',
  'foundations/system design/beginner':
    'scalability load-balancing caching databases replication sharding cap-theorem consistent-hashing message-queues rate-limiting api-design url-shortener',
  foundations: 'z-source',
  'guides/technical':
    'bash-script-global file-encryption git-convention github-auth jenkins-controller-agent jenkins-upgrade ssh-setup tls-upgrade tomcat-upgrade vim',
  'personal dev/book':
    'atomic-habits deep-work the-pragmatic-programmer designing-data-intensive-applications',
  'personal dev/ielts/writing': 'task-1 task-2 vocabulary common-mistakes',
  'personal dev/interviews': 'behavioural system-design-interview coding-interview questions-to-ask',
  'personal dev/sharing':
    'hoc-cach-hoc ghi-chu-hieu-qua lam-viec-tu-xa chuyen-nghe-devops doc-sach quan-ly-thoi-gian',
  'personal dev/skills/critical-thinking': 'overview fallacies asking-questions',
  'personal dev/skills/soft-skills': 'communication feedback teamwork presenting',
  'technologies/cloud/aws':
    'overview iam organizations ec2 ebs efs s3 vpc route-53 elb auto-scaling rds aurora dynamodb elasticache lambda api-gateway sqs sns eventbridge kinesis ecs eks cloudfront cloudwatch cloudtrail cloudformation kms-and-secrets',
  'technologies/containers/docker': 'overview images containers networking volumes compose security',
  'technologies/containers/kubernetes/cka':
    'overview cluster-architecture etcd api-server scheduler-and-controllers kubelet-and-proxy pods replicasets-and-deployments services namespaces manual-scheduling labels-and-selectors taints-and-tolerations node-affinity resources-and-limits daemonsets-and-static-pods logging-and-monitoring rolling-updates configmaps-and-secrets probes cluster-upgrade backup-and-restore certificates rbac network-policies storage networking-and-ingress troubleshooting',
  'technologies/devops tools/jenkins': 'overview pipelines agents shared-libraries',
  'technologies/devops tools/vault': 'overview secrets-engines auth-and-policies operations',
  'technologies/linux': 'filesystem permissions processes systemd networking storage-lvm shell text-tools',
  'technologies/machine learning/mlops/module-1': 'introduction lifecycle',
  'technologies/machine learning/mlops/module-2': 'experiment-tracking pipelines',
  'technologies/machine learning/mlops/module-3': 'deployment serving-patterns',
  'technologies/machine learning/mlops/module-4': 'monitoring best-practices',
  'technologies/programming/html': 'document-structure forms semantics',
  'technologies/programming/java': 'language-basics collections streams concurrency jvm-memory generics',
  'technologies/programming/regex': 'basics recipes',
}
