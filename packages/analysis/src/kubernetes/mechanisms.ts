import type { Signature } from '../model/signature.ts'
import { toSignature, type Row } from './mechanism.ts'

const POD = 'kubectl describe pods -l app={service}; kubectl get events --field-selector type=Warning'
const WORKLOAD = 'kubectl describe deployment {service}'
const EDIT = 'kubectl edit deployment {service}'
const NODES = 'kubectl get nodes -o wide; kubectl describe nodes'
const QUOTA = 'kubectl describe resourcequota -n {service}'

/** How things in a cluster fail to fit together: what each is called, what it means and what to look at. */
const ROWS = {
  'node-slow': {
    mechanism: 'network-misconfigured',
    symptom: 'network delays or loses packets',
    cause:
      'Probes of {pods} pods on node {service} time out at once, while those of other nodes answer: the network of the node delays or loses packets, or the node is overloaded.',
    look: 'kubectl describe node {service}; kubectl get pods -A -o wide --field-selector spec.nodeName={service}',
  },
  'node-oom': {
    mechanism: 'memory-limit',
    symptom: 'kernel kills processes, out of memory',
    cause: 'The kernel of node {service} ran out of memory for a container or itself and killed {victim}.',
    look: 'kubectl describe node {service}; kubectl top pods -A',
  },
  'budget-blocks': {
    mechanism: 'bad-configuration',
    severity: 'medium',
    symptom: 'disruption budget blocks evictions',
    cause:
      'The pod disruption budget {service} allows no disruption now (at least {least} must stay), so that a node cannot be drained.',
    look: 'kubectl get poddisruptionbudgets',
  },
  'managed-fails': {
    mechanism: 'peer-failing',
    severity: 'medium',
    symptom: '{kind} not reconciled',
    cause:
      'The controller of the {kind} {service} fails to bring it about ({because}), so that what depends on it stays as it was or is missing.',
    look: 'kubectl describe {kind} {service}',
  },
  'claim-unmatched': {
    mechanism: 'bad-configuration',
    symptom: 'no volume fits claim {claim}',
    cause:
      'The persistent volume claim {claim} of {service} stays pending: no persistent volume is available that fits it. The volume meant for it differs in access mode, capacity or selector labels, or is already bound to another claim; no storage class provisions a new one.',
    look: 'kubectl describe pvc {claim}; kubectl get pv --show-labels',
  },
  'provisioner-fails': {
    mechanism: 'peer-failing',
    symptom: 'volume for claim {claim} not provisioned',
    cause:
      'The persistent volume claim {claim} of {service} stays pending, because the provisioner of its storage class fails or does not answer.',
    look: 'kubectl describe pvc {claim}; kubectl get storageclass',
  },
  'probe-kills-early': {
    mechanism: 'bad-configuration',
    symptom: '{probe} probe ends it after {patience} s',
    cause:
      'The {probe} probe of {service} fails and ends the container {patience} s after its start, before it can be up: the timing of the probe (delay, period, timeout, failure threshold) is too strict.',
    look: WORKLOAD,
    fix: EDIT,
  },
  'service-leads-nowhere': {
    mechanism: 'bad-configuration',
    symptom: 'its Service has no ready pod',
    cause:
      'Connections of {caller} to the service {service} are refused, although its process runs and listens. The selector of the service matches no pod label, its port or target port is not that of the pods, or a readiness probe keeps them out.',
    look: 'kubectl describe service {service}; kubectl get endpoints {service}; kubectl get pods --show-labels',
    fix: 'kubectl edit service {service}',
  },
  'service-silent': {
    mechanism: 'peer-failing',
    symptom: 'not running, refuses {caller}',
    cause: '{caller} is refused by {service}, which has logged nothing: none of its pods runs.',
    look: POD,
  },
  'address-of-nobody': {
    mechanism: 'bad-configuration',
    symptom: 'configured host {host} does not exist',
    cause:
      '{service} calls the address {host}, which no service has; {near} has a similar name. The environment variable or setting with that host is wrong.',
    look: 'kubectl get services; kubectl describe deployment {service}',
    fix: 'kubectl set env deployment/{service} <variable>=<address>',
  },
  'missing-service-account': {
    mechanism: 'missing-object',
    symptom: 'service account {account} missing',
    cause:
      'No pod of {service} can be created, because its pod template asks for the service account {account}, which is not there in its namespace.',
    look: 'kubectl get serviceaccounts; kubectl describe deployment {service}',
    fix: 'kubectl create serviceaccount {account}',
  },
  'quota-cpu': {
    mechanism: 'quota',
    severity: 'critical',
    symptom: 'CPU quota exhausted',
    cause:
      'The resource quota {quota} of namespace {namespace} leaves no CPU for further pods: {used} of {limited} is in use and {requested} more was asked for ({resource}). {workload} cannot create its pods.',
    look: QUOTA,
  },
  'quota-memory': {
    mechanism: 'quota',
    severity: 'critical',
    symptom: 'memory quota exhausted',
    cause:
      'The resource quota {quota} of namespace {namespace} leaves no memory for further pods: {used} of {limited} is in use and {requested} more was asked for ({resource}). {workload} cannot create its pods.',
    look: QUOTA,
  },
  'quota-pods': {
    mechanism: 'quota',
    severity: 'critical',
    symptom: 'pod quota exhausted',
    cause:
      'The resource quota {quota} of namespace {namespace} allows {limited} pods, and {used} exist, so {workload} cannot create the pods that it lacks.',
    look: QUOTA,
  },
  'quota-services': {
    mechanism: 'quota',
    severity: 'critical',
    symptom: 'service quota exhausted',
    cause:
      'The resource quota {quota} of namespace {namespace} allows {limited} services, and {used} exist: a further service cannot be created, and what needs it cannot be reached.',
    look: QUOTA,
  },
  'quota-storage': {
    mechanism: 'quota',
    severity: 'critical',
    symptom: 'storage quota exhausted',
    cause:
      'The storage quota {quota} of namespace {namespace} ({resource}) allows {limited}, of which {used} is in use: a persistent volume claim that asks for more is refused, and the pods that need it stay pending. {workload} waits for such a claim.',
    look: QUOTA,
  },
  'quota-other': {
    mechanism: 'quota',
    symptom: 'quota of {resource} exhausted',
    cause: 'The resource quota {quota} of namespace {namespace} allows {limited} of {resource}, and {used} are in use.',
    look: QUOTA,
  },
  'pod-security': {
    mechanism: 'permission-missing',
    symptom: 'pods violate the pod security policy',
    cause: 'The namespace enforces a pod security standard that the pods of {service} do not meet, so none is created.',
    look: 'kubectl get namespace --show-labels; kubectl describe deployment {service}',
    fix: EDIT,
  },
  'webhook-fails': {
    mechanism: 'peer-failing',
    symptom: "webhook {webhook} doesn't answer",
    cause:
      'The API server must ask the admission webhook {webhook} before it creates pods of {workload}, and cannot reach it: {peer} has no ready pod or its certificate is not accepted.',
    look: 'kubectl get validatingwebhookconfigurations,mutatingwebhookconfigurations',
  },
  'webhook-denies': {
    mechanism: 'permission-missing',
    symptom: 'pods denied by webhook {webhook}',
    cause: 'A policy behind the admission webhook {webhook} denies the pods of {service}.',
    look: WORKLOAD,
    fix: EDIT,
  },
  'limit-range': {
    mechanism: 'bad-configuration',
    symptom: '{resource} settings break the limit range',
    cause:
      'The limit range of the namespace does not allow the {resource} that {service} asks for, so its pods are not created.',
    look: 'kubectl describe limitrange',
    fix: EDIT,
  },
  'missing-priority-class': {
    mechanism: 'missing-object',
    symptom: 'priority class {class} missing',
    cause: 'The pods of {service} name the priority class {class}, which the cluster does not have.',
    look: 'kubectl get priorityclasses',
    fix: EDIT,
  },
  'missing-runtime-class': {
    mechanism: 'missing-object',
    symptom: 'runtime class {class} missing',
    cause: 'The pods of {service} name the runtime class {class}, which the cluster does not have.',
    look: 'kubectl get runtimeclasses',
    fix: EDIT,
  },
  'creation-refused': {
    mechanism: 'bad-configuration',
    symptom: 'pod creation rejected',
    cause: 'The API server rejects new pods of {service}.',
    look: WORKLOAD,
  },
  'node-selector': {
    mechanism: 'scheduling',
    symptom: 'no node matches its node selector',
    cause:
      'The pods of {service} wait for a node with the label {selector}, which no node that may take them has: the node selector does not fit the labels of the nodes.',
    look: 'kubectl get nodes --show-labels',
    fix: EDIT,
  },
  'node-affinity': {
    mechanism: 'scheduling',
    symptom: 'no node matches its node affinity',
    cause:
      'The pods of {service} require by node affinity a node that the cluster does not have: on {nodes} nodes the affinity rule does not fit the labels[ ({selector})].',
    look: 'kubectl get nodes --show-labels; kubectl get deployment {service} -o yaml',
    fix: EDIT,
  },
  'node-selector-or-affinity': {
    mechanism: 'scheduling',
    symptom: 'no node matches its selector or affinity',
    cause: 'The pods of {service} require labels, by node selector or node affinity, that {nodes} nodes do not have.',
    look: 'kubectl get nodes --show-labels; kubectl get deployment {service} -o yaml',
    fix: EDIT,
  },
  'pod-anti-affinity': {
    mechanism: 'scheduling',
    symptom: 'pod anti-affinity leaves no node',
    cause:
      'Pod anti-affinity keeps the pods of {service} away from nodes that run conflicting pods, and no other node is left.',
    look: 'kubectl get pods -o wide; kubectl get deployment {service} -o yaml',
    fix: EDIT,
  },
  'pod-affinity': {
    mechanism: 'scheduling',
    symptom: 'no node satisfies its pod affinity',
    cause:
      'The pods of {service} must stand beside other pods by pod affinity, and no node that may take them runs such a pod.',
    look: 'kubectl get pods -o wide --show-labels',
    fix: EDIT,
  },
  'topology-spread': {
    mechanism: 'scheduling',
    symptom: 'topology spread leaves no node',
    cause: 'The topology spread constraints of {service} allow no node for its further pods.',
    look: 'kubectl get pods -o wide',
    fix: EDIT,
  },
  taint: {
    mechanism: 'scheduling',
    symptom: 'untolerated taint on all nodes',
    cause: 'The pods of {service} have no toleration for the taint {taint} of the nodes, so that none may take them.',
    look: NODES,
    fix: EDIT,
  },
  cordon: {
    mechanism: 'scheduling',
    symptom: 'nodes cordoned',
    cause:
      'The pods of {service} find no node, because scheduling is disabled on the nodes: they are cordoned (unschedulable).',
    look: NODES,
    fix: 'kubectl uncordon <node>',
  },
  'nodes-unready': {
    mechanism: 'scheduling',
    symptom: 'nodes {state}',
    cause: 'The pods of {service} find no node, because nodes carry the taint of being {state}.',
    look: NODES,
  },
  'insufficient-cpu': {
    mechanism: 'scheduling',
    symptom: 'insufficient CPU on all nodes',
    cause:
      'The pods of {service} request more CPU ({requested} each) than any node has left: insufficient capacity on {nodes} nodes.',
    look: NODES,
    fix: EDIT,
  },
  'insufficient-memory': {
    mechanism: 'scheduling',
    symptom: 'insufficient memory on all nodes',
    cause:
      'The pods of {service} request more memory ({requested} each) than any node has left: insufficient capacity on {nodes} nodes.',
    look: NODES,
    fix: EDIT,
  },
  'insufficient-other': {
    mechanism: 'scheduling',
    symptom: 'insufficient {resource} on all nodes',
    cause: 'The pods of {service} request {resource} that no node has left.',
    look: NODES,
  },
  'too-many-pods': {
    mechanism: 'scheduling',
    symptom: 'nodes at their pod limit',
    cause: 'The pods of {service} find no node, because each runs its maximum number of pods.',
    look: NODES,
  },
  'host-port': {
    mechanism: 'scheduling',
    symptom: 'host port taken on every node',
    cause:
      'The pods of {service} want a port of the node itself, which another pod holds on every node: a port conflict.',
    look: 'kubectl get pods -A -o wide',
    fix: EDIT,
  },
  'volume-affinity': {
    mechanism: 'scheduling',
    symptom: 'volume bound to another node or zone',
    cause: 'The volume of {service} can be used on certain nodes only, and none of them can take the pod.',
    look: 'kubectl describe pv',
  },
  'max-volumes': {
    mechanism: 'scheduling',
    symptom: 'nodes at their volume limit',
    cause: 'The pods of {service} find no node to which a further volume could be attached.',
    look: NODES,
  },
  'scheduler-down': {
    mechanism: 'crash',
    severity: 'critical',
    symptom: 'kube-scheduler down',
    cause:
      'Pods of {workload} wait without a word of the scheduler: the kube-scheduler on {node} assigns no pod to any node, so it is down or stuck.',
    look: 'kubectl -n kube-system get pods -o wide; kubectl get leases -n kube-system kube-scheduler',
  },
  'claim-class': {
    mechanism: 'bad-configuration',
    symptom: 'storage class {class} of its claim is wrong',
    cause:
      'The persistent volume claim {claim} of {service} stays pending, because the storage class that it names ({class}) does not exist or is not that of any volume.',
    look: 'kubectl get storageclass; kubectl describe pvc {claim}',
  },
  'claim-mode': {
    mechanism: 'bad-configuration',
    symptom: 'access mode of its claim fits no volume',
    cause:
      'The persistent volume claim {claim} of {service} stays pending, because the access mode that it asks for ({asked}) is not what volume {volume} offers ({offered}).',
    look: 'kubectl describe pvc {claim}; kubectl describe pv',
  },
  'claim-size': {
    mechanism: 'bad-configuration',
    symptom: 'claim larger than the volume',
    cause:
      'The persistent volume claim {claim} of {service} stays pending, because it asks for more capacity ({asked}) than volume {volume} has ({offered}).',
    look: 'kubectl describe pvc {claim}; kubectl describe pv',
  },
  'claim-selector': {
    mechanism: 'bad-configuration',
    symptom: 'claim selector matches no volume',
    cause:
      'The persistent volume claim {claim} of {service} stays pending, because its selector asks for labels that volume {volume} does not have.',
    look: 'kubectl describe pvc {claim}; kubectl get pv --show-labels',
  },
  'claim-size-or-selector': {
    mechanism: 'bad-configuration',
    symptom: 'claim fits no volume (size or labels)',
    cause:
      'The persistent volume claim {claim} of {service} stays pending although volume {volume} ({offered}) is free and of its class: it asks for more capacity than that, or by its selector for labels that the volume lacks.',
    look: 'kubectl get pvc {claim} -o yaml; kubectl get pv --show-labels',
  },
  'volume-taken': {
    mechanism: 'conflict',
    severity: 'high',
    symptom: 'volume bound to another claim',
    cause:
      'The persistent volume claim {claim} of {service} stays pending, because the persistent volume {volume} is already bound to {holder}.',
    look: 'kubectl get pv,pvc',
  },
  'no-volume': {
    mechanism: 'missing-object',
    symptom: 'no volume for its claim',
    cause:
      'The persistent volume claim {claim} of {service} stays pending: no persistent volume is there, and nothing provisions one.',
    look: 'kubectl get pv,pvc,storageclass',
  },
  'missing-claim': {
    mechanism: 'missing-object',
    symptom: 'volume claim {claim} missing',
    cause: 'The pods of {service} wait for the persistent volume claim {claim}, which does not exist.',
    look: 'kubectl get pvc',
  },
  'claim-unbound': {
    mechanism: 'bad-configuration',
    symptom: 'volume claim not bound',
    cause: 'The pods of {service} wait for a persistent volume claim without a bound volume.',
    look: 'kubectl get pv,pvc,storageclass; kubectl describe pvc',
  },
  'image-reference': {
    mechanism: 'image-pull',
    symptom: "image doesn't exist",
    cause:
      'The pods of {service} cannot start, because the registry {registry} has no image of the name or tag {image}: the image reference is wrong.',
    look: POD,
    fix: 'kubectl set image deployment/{service} <container>=<image>',
  },
  'image-registry-dns': {
    mechanism: 'name-unresolved',
    symptom: "image registry doesn't resolve",
    cause:
      'The image of {service} cannot be pulled, because the host name of the registry ({registry}) is not resolved by DNS (no such host).',
    look: POD,
    fix: 'kubectl set image deployment/{service} <container>=<image>',
  },
  'image-secret': {
    mechanism: 'credential-rejected',
    symptom: 'image denied, pull secret missing',
    cause:
      'The image of {service} cannot be pulled, because the registry {registry} asks for credentials: the pod has no image pull secret, or one that is not authorized.',
    look: POD,
    fix: 'kubectl create secret docker-registry <name> --docker-server={registry}',
  },
  'image-absent-or-private': {
    mechanism: 'image-pull',
    symptom: 'image missing or private (no pull secret)',
    cause:
      'The image of {service} cannot be pulled: the registry {registry} says that it does not exist or may need authorization. The reference is wrong, or an image pull secret is missing.',
    look: POD,
    fix: 'kubectl set image deployment/{service} <container>=<image>',
  },
  'image-rate-limit': {
    mechanism: 'rate-limit',
    symptom: 'image pulls rate-limited',
    cause: 'The image of {service} cannot be pulled, because the registry {registry} limits how often it may be asked.',
    look: POD,
  },
  'image-platform': {
    mechanism: 'bad-configuration',
    symptom: 'image built for another platform',
    cause: 'The image of {service} has no variant for the platform of the node.',
    look: POD,
  },
  'image-registry-unreachable': {
    mechanism: 'peer-failing',
    symptom: 'image registry unreachable',
    cause:
      'The image of {service} cannot be pulled, because the registry {registry} does not answer or its certificate is not accepted.',
    look: POD,
  },
  'image-pull': {
    mechanism: 'image-pull',
    symptom: "image can't be pulled",
    cause:
      'The pods of {service} wait for their image, which cannot be pulled. What the kubelet was told is not among the logs: the image or its tag does not exist, the name of its registry does not resolve, or a pull secret is missing.',
    look: POD,
  },
  'missing-secret': {
    mechanism: 'missing-object',
    symptom: 'secret {secret} missing',
    cause:
      'The containers of {service} do not start, because they need the secret {secret}, which is missing in the namespace.',
    look: 'kubectl get secrets',
    fix: EDIT,
  },
  'missing-config-map': {
    mechanism: 'missing-object',
    symptom: 'config map {map} missing',
    cause:
      'The containers of {service} do not start, because they need the config map {map}, which is missing in the namespace.',
    look: 'kubectl get configmaps',
    fix: EDIT,
  },
  'missing-key': {
    mechanism: 'missing-object',
    symptom: 'key {key} missing in {map}',
    cause: 'The containers of {service} do not start, because the key {key} that they need is not in {map}.',
    look: 'kubectl describe secrets,configmaps',
    fix: EDIT,
  },
  'run-as-root': {
    mechanism: 'bad-configuration',
    symptom: 'image runs as root, forbidden here',
    cause:
      'The security context of {service} allows no root user, and its image runs as root or names its user by name.',
    look: POD,
    fix: EDIT,
  },
  'multi-attach': {
    mechanism: 'conflict',
    severity: 'high',
    symptom: 'volume attached to another node',
    cause: 'The volume {volume} of {service} may be attached to one node only, and another node still holds it.',
    look: 'kubectl get volumeattachments',
  },
  'mount-denied': {
    mechanism: 'permission-missing',
    symptom: 'volume mount denied',
    cause: 'A volume of {service} cannot be mounted, because permission is denied.',
    look: POD,
  },
  'volume-permission': {
    mechanism: 'permission-missing',
    symptom: 'permission denied on mounted volume',
    cause:
      'The process of {service} may not write to the volume that is mounted at {path}: the permission of the file system or the user of the container does not fit.',
    look: POD,
    fix: EDIT,
  },
  'mount-fails': {
    mechanism: 'runtime-failing',
    symptom: "volume can't be mounted",
    cause: 'The pods of {service} do not start, because a volume of theirs ({volume}) cannot be attached or mounted.',
    look: POD,
  },
  'memory-limit-too-low': {
    mechanism: 'memory-limit',
    severity: 'high',
    symptom: 'memory limit too low to start',
    cause:
      'The containers of {service} are ended for lack of memory (OOM) while they start: the memory limit {limit} is too low.',
    look: POD,
    fix: 'kubectl set resources deployment {service} --limits=memory=<size>',
  },
  'wrong-command': {
    mechanism: 'bad-configuration',
    symptom: "container command can't be run",
    cause:
      'The containers of {service} end at once, because their command or entry point {command} does not exist in the image or may not be run.',
    look: POD,
    fix: EDIT,
  },
  'read-only-root': {
    mechanism: 'read-only',
    symptom: 'root file system is read-only',
    cause: 'The containers of {service} write to a file system that is mounted read-only.',
    look: POD,
    fix: EDIT,
  },
  'out-of-addresses': {
    mechanism: 'slots-exhausted',
    symptom: 'no pod IP left on its node',
    cause: 'The network of the node has no address left for pods of {service}.',
    look: NODES,
  },
  'network-plugin': {
    mechanism: 'runtime-failing',
    symptom: 'network plugin (CNI) fails',
    cause: 'The pods of {service} get no network, because the network plugin (CNI) of their node fails.',
    look: 'kubectl -n kube-system get pods -o wide',
  },
  'sandbox-fails': {
    mechanism: 'runtime-failing',
    symptom: "pod sandbox can't be created",
    cause: 'The kubelet cannot create the sandbox of pods of {service}.',
    look: POD,
  },
  'start-fails': {
    mechanism: 'bad-configuration',
    symptom: "containers can't start ({because})",
    cause: 'The containers of {service} stay in the state {because}.',
    look: POD,
  },
  'oom-killed': {
    mechanism: 'memory-limit',
    severity: 'high',
    symptom: 'OOM-killed at its memory limit',
    cause: 'A container of {service} needed more memory than its limit {limit} and was killed for it (OOMKilled).',
    look: POD,
    fix: 'kubectl set resources deployment {service} --limits=memory=<size>',
  },
  'probe-port': {
    mechanism: 'bad-configuration',
    symptom: '{probe} probe uses wrong port {port}',
    cause:
      'The {probe} probe of {service} asks at port {port}, at which the container does not listen (its port is {listens}), so it fails though the process may be well.',
    look: WORKLOAD,
    fix: EDIT,
  },
  'probe-protocol': {
    mechanism: 'bad-configuration',
    symptom: '{probe} probe uses the wrong protocol',
    cause:
      'The {probe} probe of {service} asks by {kind}, while the container answers by {other} at port {port}: the protocol of the probe does not fit, and it fails though the process may be well.',
    look: WORKLOAD,
    fix: EDIT,
  },
  'probe-path': {
    mechanism: 'bad-configuration',
    symptom: "{probe} probe path doesn't exist",
    cause: 'The {probe} probe of {service} asks by HTTP for a path that the process does not serve.',
    look: WORKLOAD,
    fix: EDIT,
  },
  'probe-timing': {
    mechanism: 'bad-configuration',
    symptom: '{probe} probe too impatient',
    cause:
      'The timing of the {probe} probe of {service} is too tight: it kills the container after {patience} s (delay {delay} s, timeout {timeout} s, period {period} s, {failures} failures), before the process is up.',
    look: WORKLOAD,
    fix: EDIT,
  },
  'probe-fails': {
    mechanism: 'hang',
    symptom: '{probe} probe fails',
    cause:
      'The {probe} probe of {service} asks at the right port and fails: the process is not up, hangs, or is too slow for its timeout.',
    look: POD,
  },
  'port-conflict': {
    mechanism: 'port-in-use',
    symptom: 'port {port} used by two containers',
    cause:
      'Container {container} and {other} of {service} share the network of their pod and both want port {port}: the sidecar takes it, and the other cannot bind (address already in use).',
    look: WORKLOAD,
    fix: EDIT,
  },
  'zero-replicas': {
    mechanism: 'bad-configuration',
    symptom: 'scaled to zero replicas',
    cause: '{service} runs no pods, because its number of replicas is set to 0, while the service {route} leads to it.',
    look: 'kubectl get deployment {service}',
    fix: 'kubectl scale deployment {service} --replicas=1',
  },
  evicted: {
    mechanism: 'slots-exhausted',
    symptom: 'evicted, node low on {resource}',
    cause: 'Pods of {service} were evicted, because {node} ran short of {resource}.',
    look: NODES,
  },
  'job-fails': {
    mechanism: 'crash',
    symptom: 'job failed',
    cause: 'The job {service} was given up ({because}).',
    look: 'kubectl describe job {service}',
  },
  'stuck-terminating': {
    mechanism: 'hang',
    severity: 'medium',
    symptom: 'pod stuck terminating',
    cause: 'A pod of {service} has been ending for long: a finalizer is not done, or its node no longer answers.',
    look: POD,
  },
  'crash-loop': {
    mechanism: 'crash-loop',
    symptom: 'crash loop[ (exit {code})]',
    cause:
      'A container of {service} ends soon after each start[ (exit code {code})] and is restarted ever more slowly (CrashLoopBackOff).',
    look: 'kubectl logs deployment/{service} --previous --tail=100',
  },
  'autoscaler-blind': {
    mechanism: 'peer-failing',
    severity: 'medium',
    symptom: 'autoscaler gets no metrics',
    cause:
      'The horizontal pod autoscaler {service} cannot read the metrics that it scales by: the metrics server does not answer or the pods request no such resource.',
    look: 'kubectl describe hpa {service}; kubectl top pods',
  },
  'cpu-at-limit': {
    mechanism: 'cpu-starved',
    symptom: 'throttled at its CPU limit',
    cause: '{service} uses all the CPU that its limit allows ({used}), so that it is throttled and answers late.',
    look: 'kubectl top pods',
    fix: EDIT,
  },
  'memory-at-limit': {
    mechanism: 'memory-limit',
    severity: 'medium',
    symptom: 'close to its memory limit',
    cause: '{service} uses nearly all memory that its limit allows ({used}).',
    look: 'kubectl top pods',
    fix: EDIT,
  },
  'service-selector': {
    mechanism: 'bad-configuration',
    symptom: 'service selector matches no pod',
    cause:
      'The selector {selector} of service {service} matches the labels of no pod, so that it has no endpoints; the pods of {workload} have {label}.',
    look: 'kubectl get endpoints {service}; kubectl get pods --show-labels',
    fix: 'kubectl edit service {service}',
  },
  'target-port': {
    mechanism: 'bad-configuration',
    symptom: 'target port {target}, pods listen on {listens}',
    cause:
      'The target port {target} of service {service} is none of the ports of its pods ({listens}), so that connections are refused.',
    look: 'kubectl describe service {service}',
    fix: 'kubectl edit service {service}',
  },
  'service-port': {
    mechanism: 'bad-configuration',
    symptom: 'service port {offered}, callers use {port}',
    cause:
      'Service {service} listens on port {offered}, while its pods and its callers use port {port}, as {caller} does: the port mapping of the service is wrong.',
    look: 'kubectl describe service {service}',
    fix: 'kubectl edit service {service}',
  },
  'service-protocol': {
    mechanism: 'bad-configuration',
    symptom: "service protocol {asked} doesn't fit",
    cause: 'Service {service} forwards port {port} by the protocol {asked}, while its pods speak {spoken}.',
    look: 'kubectl describe service {service}',
    fix: 'kubectl edit service {service}',
  },
  'address-unknown': {
    mechanism: 'bad-configuration',
    symptom: '{variable} names an unknown host',
    cause:
      'The environment variable {variable} of {service} holds the address {host}, which no service of the namespace has, so that it cannot reach it. A service that is named alike: {near}.',
    look: 'kubectl get services; kubectl describe deployment {service}',
    fix: 'kubectl set env deployment/{service} {variable}=<address>',
  },
  'address-port': {
    mechanism: 'bad-configuration',
    symptom: '{variable} names the wrong port',
    cause:
      'The environment variable {variable} of {service} leads to port {port} of {host}, which offers {offered} only: the port in that address is wrong.',
    look: 'kubectl get services; kubectl describe deployment {service}',
    fix: 'kubectl set env deployment/{service} {variable}=<address>',
  },
  'ingress-backend': {
    mechanism: 'missing-object',
    symptom: 'ingress backend {backend} missing',
    cause: 'The ingress {service} routes to the service {backend}, which does not exist.',
    look: 'kubectl describe ingress {service}',
  },
  'ingress-port': {
    mechanism: 'bad-configuration',
    symptom: 'ingress uses wrong port {port}',
    cause: 'The ingress {service} routes to port {port} of service {backend}, which has no such port.',
    look: 'kubectl describe ingress {service}',
  },
  'route-destination': {
    mechanism: 'missing-object',
    symptom: 'route leads to unknown host {host}',
    cause:
      'The {kind} {service} routes to the host {host}, which is no service here: the gateway sends requests nowhere.',
    look: 'kubectl get services',
  },
  'kubelet-down': {
    mechanism: 'host-lost',
    symptom: 'node not ready, kubelet down',
    cause:
      'The kubelet of node {service} has stopped reporting to the control plane: it is down, hangs, or cannot be reached, and the pods on this node are no longer watched.',
    look: 'kubectl describe node {service}',
  },
  'runtime-down': {
    mechanism: 'runtime-failing',
    severity: 'critical',
    symptom: 'container runtime down',
    cause:
      'The container runtime (containerd, CRI-O or Docker) of node {service} cannot be reached at its socket, so that no container can be started or ended there.',
    look: 'kubectl describe node {service}',
  },
  'node-network': {
    mechanism: 'runtime-failing',
    severity: 'critical',
    symptom: 'node network not ready',
    cause: 'Node {service} has no working pod network.',
    look: 'kubectl describe node {service}',
  },
  'node-disk': {
    mechanism: 'disk-full',
    severity: 'high',
    symptom: 'node under disk pressure',
    cause: 'Node {service} is under disk pressure: pods are evicted and images cannot be pulled.',
    look: 'kubectl describe node {service}',
  },
  'node-memory': {
    mechanism: 'memory-limit',
    severity: 'high',
    symptom: 'node under memory pressure',
    cause: 'Node {service} is under memory pressure: pods are evicted.',
    look: 'kubectl describe node {service}',
  },
  'node-processes': {
    mechanism: 'slots-exhausted',
    symptom: 'node out of process ids',
    cause: 'Node {service} has no process ids left for new processes.',
    look: 'kubectl describe node {service}',
  },
  'controller-down': {
    mechanism: 'crash',
    severity: 'critical',
    symptom: 'kube-controller-manager down',
    cause: 'The kube-controller-manager on {service} does not run, so that nothing is replaced or scaled.',
    look: 'kubectl -n kube-system get pods -o wide',
  },
  'api-down': {
    mechanism: 'crash',
    severity: 'critical',
    symptom: 'kube-apiserver down',
    cause: 'The API server on {service} is not ready.',
    look: 'kubectl -n kube-system get pods -o wide',
  },
  'etcd-down': {
    mechanism: 'crash',
    severity: 'critical',
    symptom: 'etcd down',
    cause: 'The etcd member on {service} is not ready.',
    look: 'kubectl -n kube-system get pods -o wide',
  },
  'proxy-down': {
    mechanism: 'crash',
    severity: 'critical',
    symptom: 'kube-proxy down',
    cause: 'The kube-proxy of node {service} does not run: services cannot be reached from its pods.',
    look: 'kubectl -n kube-system get pods -o wide',
  },
  'dns-down': {
    mechanism: 'runtime-failing',
    severity: 'critical',
    symptom: 'cluster DNS down',
    cause: 'The pods of the cluster DNS are not ready, so that names of services do not resolve.',
    look: 'kubectl -n kube-system get pods -o wide',
  },
  'network-plugin-down': {
    mechanism: 'runtime-failing',
    severity: 'critical',
    symptom: 'network plugin down',
    cause: 'The network plugin of node {service} is not ready, so that pods there get no network.',
    look: 'kubectl -n kube-system get pods -o wide',
  },
  'database-credentials': {
    mechanism: 'credential-rejected',
    symptom: 'database login rejected',
    cause:
      '{service} cannot log in to its database: the user or password in its settings is not accepted (access denied).',
    look: 'kubectl describe deployment {service}; kubectl get secrets',
    fix: EDIT,
  },
  'database-port': {
    mechanism: 'bad-configuration',
    symptom: 'wrong database port or address',
    cause:
      '{service} cannot connect to its database, which others use without trouble: the port or address in its settings is wrong.',
    look: 'kubectl describe deployment {service}; kubectl get services',
    fix: EDIT,
  },
  'database-connections': {
    mechanism: 'connection-limit',
    symptom: 'database connection limit exhausted',
    cause:
      'The database {service} has no free connection left: the connection limit (max connections) is exhausted and further clients are refused.',
    look: 'kubectl describe statefulset {service}',
  },
  'database-read-only': {
    mechanism: 'read-only',
    severity: 'critical',
    symptom: 'database is read-only',
    cause: 'The database {service} accepts no writes, because it is set read-only or is a replica.',
    look: 'kubectl describe statefulset {service}',
  },
  'dns-fails': {
    mechanism: 'name-unresolved',
    symptom: "names don't resolve (DNS)",
    cause:
      '{service} cannot resolve the name {host} by DNS, although the service exists: the DNS of its pods or their DNS policy does not work.',
    look: POD,
  },
  'policy-blocks': {
    mechanism: 'bad-configuration',
    symptom: 'network policy {policy} blocks traffic',
    cause: 'The network policy {policy} lets no traffic reach the pods of {service}, while others wait for them.',
    look: 'kubectl describe networkpolicy {policy}',
  },
} as const satisfies Record<string, Row>

export type MechanismId = keyof typeof ROWS

export const MECHANISMS: Readonly<Record<MechanismId, Signature>> = Object.fromEntries(
  Object.entries(ROWS).map(([id, row]) => [id, toSignature(id, row)]),
) as Record<MechanismId, Signature>

/** What a service prints may tell why, or nobody does, as it never came to run. */
const LESS = { ofService: 0.3, ofCluster: 0.1 } as const

/** What only follows from something that nobody printed, by how much less it counts than what does not. */
export const SIGNS: ReadonlyMap<MechanismId, number> = new Map<MechanismId, number>([
  ['crash-loop', LESS.ofService],
  ['probe-fails', LESS.ofService],
  ['start-fails', LESS.ofService],
  ['sandbox-fails', LESS.ofService],
  ['creation-refused', LESS.ofService],
  ['webhook-fails', LESS.ofService],
  ['claim-unbound', LESS.ofCluster],
  ['missing-claim', LESS.ofCluster],
  ['mount-fails', LESS.ofService],
  ['image-pull', LESS.ofCluster],
  ['service-leads-nowhere', LESS.ofService],
  ['service-silent', LESS.ofService],
  ['address-of-nobody', LESS.ofService],
  ['autoscaler-blind', LESS.ofService],
])
