import type { Signature, SignatureCommand } from '../model/signature.ts'
import { diagnose, fix } from './propose-command.ts'

const DESCRIBE: SignatureCommand = {
  category: 'diagnose',
  priority: 'high',
  risk: 'read-only',
  command: 'kubectl describe pod -l app={peer} && kubectl logs -l app={peer} --previous --tail=50',
  description: 'Read the last state, the exit code and the last words of {peer}.',
  estimatedTime: '2 min',
  verification: 'The reason of the last exit is known.',
}

export const KUBERNETES_SIGNATURES: readonly Signature[] = [
  {
    id: 'kubernetes/oom-killed',
    technology: 'kubernetes',
    category: 'resource-exhaustion',
    title: '{peer} is OOM-killed again and again',
    cause:
      'The container {peer} runs out of memory: it grows to its limit and is OOM-killed (exit code 137), so every request to it fails until it is back.',
    patterns: [
      /restarting failed container (?<peer>[\w-]+).{0,80}OOMKilled/i,
      /container (?<peer>[\w-]+).{0,60}OOMKilled/i,
      /\bOOMKilled\b/,
      /System OOM encountered, victim process: (?<peer>[\w.:/-]{1,80})/,
    ],
    keywords: ['oomkilled', 'system oom encountered'],
    blames: 'peer',
    specificity: 3,
    severity: 'critical',
    unmistakable: true,
    explains: ['kubernetes/crash-loop', 'network/connection-refused'],
    commands: [
      DESCRIBE,
      {
        category: 'fix',
        priority: 'critical',
        risk: 'changes-state',
        command: 'kubectl set resources deployment/{peer} --limits=memory=<larger-limit>',
        description: 'Buy time with a larger limit; then find what grows.',
        estimatedTime: '5 min',
        verification: 'No further kill, and memory stays level.',
        undo: 'kubectl rollout undo deployment/{peer}',
      },
    ],
    samples: [
      {
        line: 'lastState: terminated: exitCode: 137 reason: OOMKilled',
        origin: 'kubernetes docs, assign memory resources',
      },
      {
        line: 'System OOM encountered, victim process: stress-ng-vm, pid: 3103923',
        origin: 'kubernetes source, oom_watcher_linux.go',
      },
    ],
    nearMisses: [
      { line: 'Back-off restarting failed container web in pod web-1', is: 'kubernetes/crash-loop' },
      'Memory limit of container web set to 512Mi',
    ],
  },
  {
    id: 'kubernetes/crash-loop',
    technology: 'kubernetes',
    category: 'crash',
    title: '{peer} is in a crash loop',
    cause: 'The container {peer} ends soon after each start, and Kubernetes waits ever longer before it tries again.',
    patterns: [/restarting failed container[= ](?<peer>[\w-]+)/i, /CrashLoopBackOff/],
    keywords: ['restarting failed container', 'crashloopbackoff'],
    blames: 'peer',
    specificity: 2,
    severity: 'high',
    unmistakable: true,
    explains: ['network/connection-refused'],
    commands: [DESCRIBE],
    samples: [
      { line: 'Back-off restarting failed container web in pod web-1_shop', origin: 'kubernetes docs, debug pods' },
      {
        line: 'failed to "StartContainer" for "web" with CrashLoopBackOff: "back-off 5m0s restarting failed container=web pod=web-1_shop"',
        origin: 'kubernetes source, kubelet/container/sync_result.go',
      },
    ],
    nearMisses: ['Started container web', 'Killing container with a grace period'],
  },
  {
    id: 'kubernetes/service-deleted',
    technology: 'kubernetes',
    category: 'deployment',
    title: 'Kubernetes object {peer} was deleted',
    cause:
      'Someone deleted the Kubernetes Service {peer}: its DNS name no longer resolves, although its pods may be healthy.',
    patterns: [
      /"verb": ?"delete".{0,300}"resource": ?"services".{0,120}"name": ?"(?<peer>[\w.-]+)"/,
      /verb=delete[\s\S]{0,300}objectRef\.resource=services[\s\S]{0,120}objectRef\.name=(?<peer>[\w.-]+)/,
      /service "(?<peer>[\w-]+)" deleted/,
    ],
    keywords: ['delete'],
    blames: 'peer',
    specificity: 3,
    severity: 'high',
    explains: ['dns/name-not-resolved', 'dns/nxdomain', 'network/connection-refused'],
    commands: [
      {
        category: 'diagnose',
        priority: 'critical',
        risk: 'read-only',
        command: 'kubectl get service,endpoints -A | grep {peer}',
        description: 'See whether the Service is gone while its pods live.',
        estimatedTime: '1 min',
        verification: 'No Service of this name is listed.',
      },
      {
        category: 'fix',
        priority: 'critical',
        risk: 'changes-state',
        command: 'kubectl apply -f <manifest-of-{peer}>',
        description: 'Create the Service again from its manifest.',
        estimatedTime: '3 min',
        verification: 'The name resolves and has endpoints.',
        undo: 'kubectl delete service {peer}',
      },
    ],
    samples: [
      {
        line: '{"kind": "Event", "apiVersion": "audit.k8s.io/v1", "verb": "delete", "objectRef": {"resource": "services", "namespace": "shop", "name": "inventory"}}',
        origin: 'kubernetes docs, auditing',
      },
      { line: 'service "inventory" deleted', origin: 'kubectl source, cmd/delete/delete.go' },
    ],
    nearMisses: [
      '{"kind": "Event", "apiVersion": "audit.k8s.io/v1", "verb": "delete", "objectRef": {"resource": "pods", "namespace": "ci", "name": "build-b5600"}}',
    ],
  },
  {
    id: 'kubernetes/image-pull-failed',
    technology: 'kubernetes',
    category: 'dependency-failure',
    title: 'Image {image} cannot be pulled',
    cause:
      'The node cannot pull the container image {image}: the name or tag does not exist, the registry does not answer, or it refuses the credentials.',
    otherwise: { image: 'of a pod' },
    patterns: [
      /Failed to pull image "(?<image>[^"]{1,255})"/i,
      /Back-off pulling image "(?<image>[^"]{1,255})"/i,
      /\b(?:ErrImagePull|ImagePullBackOff|InvalidImageName)\b/,
      /(?:manifest for|failed to resolve reference) "?(?<image>[\w./:@-]{1,255})"?(?: not found|: )/i,
    ],
    keywords: [
      'failed to pull image',
      'back-off pulling image',
      'errimagepull',
      'imagepullbackoff',
      'invalidimagename',
      'manifest for',
      'resolve reference',
    ],
    blames: 'self',
    specificity: 3,
    severity: 'high',
    unmistakable: true,
    commands: [
      diagnose(
        'kubectl get events -A --field-selector reason=Failed | grep -F "{image}"; kubectl get pod -A | grep -E "ImagePull|ErrImage"',
        'Read what the registry answered: not found, unauthorised, or no answer.',
        'The reason is known.',
      ),
      fix(
        'kubectl rollout undo deployment/<deployment>',
        'Go back to an image that exists; then push the missing tag or mend the pull secret.',
        'The pods run.',
        'kubectl rollout undo deployment/<deployment> once more',
      ),
    ],
    samples: [
      {
        line: 'Failed to pull image "nginx:nonexistent": rpc error: code = NotFound desc = failed to pull and unpack image "docker.io/library/nginx:nonexistent": failed to resolve reference "docker.io/library/nginx:nonexistent": docker.io/library/nginx:nonexistent: not found',
        origin: 'kubernetes source, image_manager.go; containerd source, image_pull.go',
      },
      { line: 'Back-off pulling image "registry.example.com/app:v2"', origin: 'kubernetes source, image_manager.go' },
    ],
    nearMisses: ['Successfully pulled image "nginx:1.25" in 2.1s', 'Pulling image "nginx:1.25"'],
  },
  {
    id: 'kubernetes/unschedulable',
    technology: 'kubernetes',
    category: 'capacity',
    title: 'No node has room for new pods',
    cause:
      'The scheduler finds no node for a pod: all lack CPU, memory or another resource, or are ruled out by taints, selectors or volumes.',
    patterns: [/0\/\d+ nodes are available: /i],
    keywords: ['nodes are available'],
    blames: 'self',
    specificity: 3,
    severity: 'high',
    unmistakable: true,
    commands: [
      diagnose(
        `kubectl describe nodes | grep -A 8 "Allocated resources" && kubectl get pod -A --field-selector status.phase=Pending`,
        'Compare what is requested with what nodes have; the event says which rule excluded how many nodes.',
        'The lacking resource is known.',
      ),
      fix(
        'kubectl scale deployment/<less-important-deployment> --replicas=<smaller-count>',
        'Make room at once; then add nodes or lower requests that are never used.',
        'No pod is pending.',
        'kubectl scale deployment/<less-important-deployment> --replicas=<former-count>',
      ),
    ],
    samples: [
      {
        line: '0/3 nodes are available: 3 Insufficient memory. preemption: 0/3 nodes are available: 3 No preemption victims found for incoming pod.',
        origin: 'kubernetes docs, debug pods; scheduler source, types.go',
      },
      {
        line: '0/4 nodes are available: 1 node(s) had untolerated taint {node-role.kubernetes.io/control-plane: }, 3 Insufficient cpu.',
        origin: 'kubernetes source, taint_toleration.go; kubernetes source, scheduler/framework/types.go',
      },
    ],
    nearMisses: ['Successfully assigned shop/web-7d9f to node-3', '3/3 nodes are available'],
  },
  {
    id: 'kubernetes/liveness-failing',
    technology: 'kubernetes',
    category: 'crash',
    title: 'A liveness probe fails and the container is restarted',
    cause:
      'A container does not answer its liveness probe in time, so the kubelet kills and restarts it: it hangs, is overloaded, or the probe is too strict.',
    patterns: [
      /Liveness probe (?:failed|errored)/i,
      /Container (?<container>[\w.-]{1,63}) failed liveness probe, will be restarted/i,
    ],
    keywords: ['liveness probe'],
    blames: 'self',
    specificity: 2,
    severity: 'high',
    commands: [
      diagnose(
        'kubectl get events -A --field-selector reason=Unhealthy && kubectl top pod -A --sort-by=cpu | head',
        'See which probe fails how, and whether the pod is short of CPU.',
        'Pod and reason are known.',
      ),
    ],
    samples: [
      {
        line: 'Liveness probe failed: HTTP probe failed with statuscode: 500',
        origin: 'kubernetes docs, configure probes; kubelet source, prober.go',
      },
      {
        line: 'Container web failed liveness probe, will be restarted',
        origin: 'kubernetes source, kuberuntime_manager.go',
      },
    ],
    nearMisses: [
      'livenessProbe: httpGet path=/healthz port=8080 timeoutSeconds=1',
      'GET /healthz 200 liveness probe ok',
    ],
  },
  {
    id: 'kubernetes/readiness-failing',
    technology: 'kubernetes',
    category: 'dependency-failure',
    title: 'A readiness probe fails and the pod gets no traffic',
    cause: 'A container is not ready for requests, so its pod is taken out of the Service until the probe succeeds.',
    patterns: [/(?:Readiness|Startup) probe (?:failed|errored)/i],
    keywords: ['readiness probe', 'startup probe'],
    blames: 'self',
    specificity: 1,
    severity: 'medium',
    commands: [
      diagnose(
        'kubectl get events -A --field-selector reason=Unhealthy && kubectl get endpoints -A',
        'See which pods are not ready and whether a Service has no endpoint left.',
        'Each Service has endpoints.',
      ),
    ],
    samples: [
      {
        line: 'Readiness probe failed: Get "http://10.244.1.7:8080/ready": dial tcp 10.244.1.7:8080: connect: connection refused',
        origin: 'kubernetes docs, debug services; kubelet source, prober.go',
      },
      {
        line: 'Startup probe failed: HTTP probe failed with statuscode: 404',
        origin: 'kubernetes docs, configure probes',
      },
    ],
    nearMisses: ['readinessProbe succeeded after 3 s'],
  },
  {
    id: 'kubernetes/evicted',
    technology: 'kubernetes',
    category: 'resource-exhaustion',
    title: 'Pods are evicted: a node is low on {resource}',
    cause: 'A node runs out of {resource}, so the kubelet evicts pods to save the rest.',
    otherwise: { resource: 'disk or memory' },
    patterns: [
      /The node was low on resource: (?<resource>[\w-]{1,40})/i,
      /Attempting to reclaim (?<resource>[\w-]{1,40})/,
      /eviction manager: (?:must evict pod\(s\) to reclaim|attempting to reclaim).{0,40}?"?(?<resource>memory|ephemeral-storage|inodes|nodefs|imagefs|pids)"?/i,
      /Pod ephemeral local storage usage exceeds the total limit/i,
    ],
    keywords: [
      'the node was low on resource',
      'attempting to reclaim',
      'eviction manager',
      'ephemeral local storage usage',
    ],
    blames: 'host',
    specificity: 3,
    severity: 'high',
    unmistakable: true,
    commands: [
      diagnose(
        `kubectl get pod -A --field-selector status.phase=Failed -o wide | grep Evicted; kubectl describe nodes | grep -E "Pressure|^Name"`,
        'See which nodes are under pressure and which pods were evicted.',
        'The node and what uses it up are known.',
      ),
      fix(
        'kubectl cordon <node>',
        'Keep new pods away while space or memory is freed; give pods requests and limits that fit.',
        'The pressure condition is False.',
        'kubectl uncordon <node>',
      ),
    ],
    samples: [
      {
        line: 'The node was low on resource: memory. Threshold quantity: 100Mi, available: 94164Ki. Container web was using 1024Mi, request is 256Mi, has larger consumption of memory.',
        origin: 'kubernetes source, eviction/helpers.go',
      },
      {
        line: 'The node was low on resource: ephemeral-storage.',
        origin: 'kubernetes docs, node-pressure eviction',
      },
    ],
    nearMisses: ['eviction manager: no observations, hard thresholds memory.available<100Mi'],
  },
  {
    id: 'kubernetes/node-not-ready',
    technology: 'kubernetes',
    category: 'dependency-failure',
    title: 'Kubernetes node {node} is not ready',
    cause:
      'The control plane hears nothing healthy from node {node}: its kubelet, runtime or network is down, so its pods are given up.',
    otherwise: { node: 'that speaks' },
    patterns: [
      /Node (?<node>[\w.-]{1,253}) status is now: NodeNotReady/i,
      /Container runtime network not ready: NetworkReady=false/i,
      /PLEG is not healthy: pleg was last seen active/i,
      /Kubelet stopped posting node status/i,
      /node "(?<node>[\w.-]{1,253})" hasn't been updated for/i,
    ],
    keywords: [
      'nodenotready',
      'runtime network not ready',
      'pleg is not healthy',
      'stopped posting node status',
      "hasn't been updated for",
    ],
    blames: 'host',
    specificity: 3,
    severity: 'critical',
    unmistakable: true,
    commands: [
      diagnose(
        'kubectl get nodes -o wide && kubectl describe node <node> | sed -n "/Conditions/,/Addresses/p"',
        'Read the conditions of the node and since when they hold.',
        'The failing component is known.',
        { priority: 'critical' },
      ),
      diagnose(
        'journalctl -u kubelet -u containerd --since "30 min ago" | grep -iE "error|fail" | tail -30',
        'Read on the node what kubelet and runtime say.',
        'The reason is known.',
      ),
      fix(
        'systemctl restart containerd kubelet',
        'Restart the runtime and the kubelet on the node.',
        'The node is Ready.',
        'None is needed: running containers go on.',
      ),
    ],
    samples: [
      { line: 'Node worker-2 status is now: NodeNotReady', origin: 'kubernetes source, node lifecycle controller' },
      {
        line: 'skipping pod synchronization - [container runtime is down, PLEG is not healthy: pleg was last seen active 3m8.341s ago; threshold is 3m0s]',
        origin: 'kubernetes/kubernetes#45419',
      },
    ],
    nearMisses: ['Node worker-2 status is now: NodeReady'],
  },
  {
    id: 'kubernetes/volume-mount-failed',
    technology: 'kubernetes',
    category: 'dependency-failure',
    title: 'A volume cannot be attached or mounted',
    cause:
      'A pod cannot start because one of its volumes is not attached or mounted: it is still bound to another node, missing, or its storage does not answer.',
    patterns: [
      /Unable to attach or mount volumes: unmounted volumes=\[(?<volume>[^\]]{1,200})\]/i,
      /Multi-Attach error for volume "(?<volume>[^"]{1,200})"/i,
      /MountVolume\.(?:SetUp|MountDevice) failed for volume "(?<volume>[^"]{1,200})"(?! : (?:secret|configmap|object|references))/,
      /AttachVolume\.Attach failed for volume "(?<volume>[^"]{1,200})"/,
    ],
    keywords: ['unable to attach or mount', 'multi-attach error', 'mountvolume.', 'attachvolume.attach'],
    blames: 'self',
    specificity: 3,
    severity: 'high',
    unmistakable: true,
    commands: [
      diagnose(
        'kubectl get pvc,pv -A | grep -v Bound; kubectl get volumeattachment',
        'See whether the claim is bound and which node the volume is attached to.',
        'The node that holds the volume is known.',
      ),
    ],
    samples: [
      {
        line: 'Unable to attach or mount volumes: unmounted volumes=[data], unattached volumes=[data kube-api-access-x7k2p]: timed out waiting for the condition',
        origin: 'kubernetes source, volume_manager.go',
      },
      {
        line: 'Multi-Attach error for volume "pvc-5d4b8f7e-1111-2222-3333-444455556666" Volume is already used by pod(s) db-0',
        origin: 'kubernetes source, attachdetach reconciler',
      },
    ],
    nearMisses: ['AttachVolume.Attach succeeded for volume "pvc-5d4b8f7e"'],
  },
  {
    id: 'kubernetes/missing-config-object',
    technology: 'kubernetes',
    category: 'configuration',
    title: '{kind} {name} is missing',
    cause:
      'Containers cannot be created because the {kind} {name}, which their pod refers to, does not exist or lacks a key.',
    otherwise: { kind: 'secret or config map', name: 'of a pod' },
    patterns: [
      /\b(?<kind>secret|configmap) "(?<name>[\w.-]{1,253})" not found/i,
      /couldn't find key \S{1,253} in (?<kind>Secret|ConfigMap) (?<name>[\w./-]{1,253})/i,
      /\bCreateContainerConfigError\b/,
    ],
    keywords: ['secret "', 'configmap "', "couldn't find key", 'createcontainerconfigerror'],
    blames: 'self',
    specificity: 3,
    severity: 'high',
    commands: [
      diagnose(
        'kubectl get {kind} -A | grep -F "{name}"',
        'See whether it exists, perhaps in another namespace.',
        'The object is found or known to be missing.',
      ),
      fix(
        'kubectl apply -f <manifest-of-the-object>',
        'Create it in the namespace of the pod.',
        'The pod starts.',
        'kubectl delete -f <manifest-of-the-object>',
      ),
    ],
    samples: [
      {
        line: 'Error: secret "db-credentials" not found',
        origin: 'kubernetes docs, secrets; kubernetes source, kubelet_pods.go',
      },
      {
        line: 'MountVolume.SetUp failed for volume "config" : configmap "app-config" not found',
        origin: 'kubernetes docs, configmaps; kubernetes source, operation_generator.go',
      },
    ],
    nearMisses: ['configmap "app-config" created'],
  },
  {
    id: 'kubernetes/webhook-failed',
    technology: 'kubernetes',
    category: 'dependency-failure',
    title: 'Admission webhook {webhook} does not answer',
    cause:
      'The API server cannot reach the admission webhook {webhook}, so it refuses the objects that the webhook has to approve.',
    patterns: [/failed calling webhook "(?<webhook>[\w./-]{1,253})"/i],
    keywords: ['failed calling webhook'],
    blames: 'self',
    specificity: 3,
    severity: 'high',
    explains: ['network/connection-refused', 'network/timeout'],
    commands: [
      diagnose(
        'kubectl get validatingwebhookconfigurations,mutatingwebhookconfigurations -o wide | grep -F "{webhook}"; kubectl get endpoints -A | grep -i webhook',
        'Find the Service behind the webhook and whether it has endpoints.',
        'The failing Service is known.',
      ),
      fix(
        `kubectl patch validatingwebhookconfiguration <configuration> --type=json -p '[{"op":"replace","path":"/webhooks/0/failurePolicy","value":"Ignore"}]'`,
        'Let objects pass while the webhook is down, if its checks may be skipped for so long.',
        'Objects can be created.',
        `kubectl patch validatingwebhookconfiguration <configuration> --type=json -p '[{"op":"replace","path":"/webhooks/0/failurePolicy","value":"Fail"}]'`,
      ),
    ],
    samples: [
      {
        line: 'Internal error occurred: failed calling webhook "webhook.cert-manager.io": failed to call webhook: Post "https://cert-manager-webhook.cert-manager.svc:443/mutate?timeout=10s": context deadline exceeded',
        origin: 'cert-manager docs, webhook troubleshooting',
      },
      {
        line: 'failed calling webhook "validate.nginx.ingress.kubernetes.io": Post "https://ingress-nginx-controller-admission.ingress-nginx.svc:443/networking/v1/ingresses?timeout=10s": dial tcp 10.96.30.5:443: connect: connection refused',
        origin: 'kubernetes source, apiserver/pkg/util/webhook/error.go',
      },
    ],
    nearMisses: ['Registering webhook "webhook.cert-manager.io" at /mutate'],
  },
  {
    id: 'kubernetes/forbidden',
    technology: 'kubernetes',
    category: 'authorization',
    title: '{user} lacks a right in Kubernetes',
    cause: 'The Kubernetes API refuses {user}: no role allows it to {verb} {resource}.',
    patterns: [
      /is forbidden: User "(?<user>[^"]{1,253})" cannot (?<verb>\w{1,20}) resource "(?<resource>[\w./-]{1,120})"/i,
    ],
    keywords: ['is forbidden: user "'],
    blames: 'self',
    specificity: 3,
    severity: 'high',
    commands: [
      diagnose('kubectl auth can-i --list --as={user}', 'See what the account may do.', 'The missing right is known.'),
      fix(
        'kubectl create rolebinding <binding> --role=<role> --serviceaccount=<namespace>:<account> -n <namespace>',
        'Grant just the right that is missing.',
        'kubectl auth can-i {verb} {resource} --as={user} says yes.',
        'kubectl delete rolebinding <binding> -n <namespace>',
      ),
    ],
    samples: [
      {
        line: 'pods is forbidden: User "system:serviceaccount:default:default" cannot list resource "pods" in API group "" in the namespace "default"',
        origin: 'kubernetes source, apiserver authorization errors',
      },
      {
        line: 'leases.coordination.k8s.io "controller" is forbidden: User "system:serviceaccount:shop:operator" cannot get resource "leases" in API group "coordination.k8s.io" in the namespace "shop"',
        origin: 'kubernetes source, apiserver/pkg/endpoints/handlers/responsewriters/errors.go',
      },
    ],
    nearMisses: ['User "system:serviceaccount:default:default" listed resource "pods"'],
  },
  {
    id: 'kubernetes/quota-exceeded',
    technology: 'kubernetes',
    category: 'capacity',
    title: 'Quota {quota} is used up',
    cause:
      'The limit of the resource quota {quota} is reached: what is asked for would exceed it, so the API server refuses further pods or objects of the namespace.',
    patterns: [/exceeded quota: (?<quota>[\w.-]{1,253}), requested: /i],
    keywords: ['exceeded quota: '],
    blames: 'self',
    specificity: 3,
    severity: 'high',
    commands: [
      diagnose(
        'kubectl describe quota -A',
        'Compare what is used with what is allowed.',
        'The resource at its limit is known.',
      ),
      fix(
        `kubectl patch resourcequota {quota} -n <namespace> -p '{"spec":{"hard":{"<resource>":"<larger-value>"}}}'`,
        'Raise the quota, or delete what is no longer used.',
        'Pods are created.',
        `kubectl patch resourcequota {quota} -n <namespace> -p '{"spec":{"hard":{"<resource>":"<former-value>"}}}'`,
      ),
    ],
    samples: [
      {
        line: 'Error creating: pods "web-7d9f" is forbidden: exceeded quota: compute-resources, requested: limits.memory=1Gi, used: limits.memory=8Gi, limited: limits.memory=8Gi',
        origin: 'kubernetes docs, resource quotas',
      },
      {
        line: 'pods "nginx-1-2" is forbidden: exceeded quota: object-counts, requested: pods=1, used: pods=10, limited: pods=10',
        origin: 'kubernetes source, resourcequota admission',
      },
    ],
    nearMisses: ['resourcequota compute-resources updated, used: pods=4'],
  },
  {
    id: 'kubernetes/sandbox-failed',
    technology: 'kubernetes',
    category: 'dependency-failure',
    title: 'Pods get no network',
    cause:
      'The network plug-in of a node cannot set up the network of new pods: its agent is down, or addresses are used up.',
    patterns: [
      /failed to (?:set ?up|setup) (?:network for sandbox|sandbox container)/i,
      /(?:Failed to create pod sandbox|FailedCreatePodSandBox): .{0,200}?(?:network|cni)/i,
      /plugin type="(?<plugin>[\w-]{1,40})" (?:name="[\w-]{1,40}" )?failed \(add\)/i,
      /no IP addresses available in (?:range set|network)/i,
      /cni plugin not initialized|cni config uninitialized/i,
    ],
    keywords: [
      'network for sandbox',
      'sandbox container',
      'create pod sandbox',
      'createpodsandbox',
      'failed (add)',
      'no ip addresses available',
      'cni plugin not',
      'cni config uninit',
    ],
    blames: 'host',
    specificity: 3,
    severity: 'high',
    commands: [
      diagnose(
        'kubectl -n kube-system get pod -o wide | grep -E "calico|cilium|flannel|aws-node|weave|multus"; ls -l /etc/cni/net.d',
        'See whether the network agent of the node runs and has written its configuration.',
        'The failing agent is known.',
      ),
    ],
    samples: [
      {
        line: 'Failed to create pod sandbox: rpc error: code = Unknown desc = failed to setup network for sandbox "8f1c": plugin type="calico" failed (add): error getting ClusterInformation: connection is unauthorized: Unauthorized',
        origin: 'containerd source, sandbox_run.go; containernetworking/cni, libcni/api.go',
      },
      {
        line: 'failed to allocate for range 0: no IP addresses available in range set: 10.244.1.1-10.244.1.254',
        origin: 'containernetworking/plugins, host-local allocator.go',
      },
    ],
    nearMisses: ['RunPodSandbox for &PodSandboxMetadata{Name:web-1} returns sandbox id'],
  },
  {
    id: 'kubernetes/container-start-failed',
    technology: 'kubernetes',
    category: 'configuration',
    title: 'A container cannot start: {executable} cannot be run',
    cause:
      'The command of a container ({executable}) is not in its image, may not be executed, or was built for another processor.',
    otherwise: { executable: 'its command' },
    patterns: [
      /exec: "(?<executable>[^"]{1,200})": (?:executable file not found in \$PATH|stat [^:]{1,200}: no such file or directory|permission denied|is a directory)/i,
      /exec (?:user process caused: |format error|(?<executable>\/[\w./-]{1,200}): (?:exec format error|no such file or directory))/i,
      /standard_init_linux\.go:\d+: exec user process caused/i,
    ],
    keywords: ['exec: "', 'exec user process', 'exec format error', 'exec /'],
    blames: 'self',
    specificity: 3,
    severity: 'high',
    unmistakable: true,
    commands: [
      diagnose(
        'docker image inspect <image> --format "{{.Architecture}} {{.Config.Entrypoint}} {{.Config.Cmd}}"',
        'Compare processor and command of the image with the node and the manifest.',
        'What does not fit is known.',
      ),
    ],
    samples: [
      {
        line: 'OCI runtime create failed: runc create failed: unable to start container process: exec: "npm": executable file not found in $PATH: unknown',
        origin: 'opencontainers/runc, libcontainer/container_linux.go',
      },
      {
        line: 'exec /usr/local/bin/docker-entrypoint.sh: exec format error',
        origin: 'errno(3), ENOEXEC; docker docs, multi-platform builds',
      },
    ],
    nearMisses: ['exec: running "npm start" in container web'],
  },
  {
    id: 'kubernetes/leader-lost',
    technology: 'kubernetes',
    category: 'contention',
    title: 'A controller loses its leader lease',
    cause:
      'A controller cannot renew its lease in time, because the API server or its store is slow, and ends itself so that another takes over.',
    patterns: [
      /leader election lost|leaderelection lost/i,
      /failed to renew lease (?<lease>[\w./-]{1,253}): /i,
      /stopped leading\b/i,
    ],
    keywords: ['leader election lost', 'leaderelection lost', 'failed to renew lease', 'stopped leading'],
    blames: 'self',
    specificity: 2,
    severity: 'medium',
    commands: [
      diagnose(
        'kubectl get lease -A; kubectl get --raw "/readyz?verbose"',
        'See who holds the lease and whether the API server is healthy.',
        'The slow component is known.',
      ),
    ],
    samples: [
      {
        line: 'failed to renew lease kube-system/kube-controller-manager: timed out waiting for the condition',
        origin: 'kubernetes client-go, leaderelection.go',
      },
      { line: 'leaderelection lost', origin: 'kubernetes source, controllermanager.go' },
    ],
    nearMisses: ['successfully acquired lease kube-system/kube-controller-manager'],
  },
]
