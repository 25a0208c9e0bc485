import { defineSignatures } from './define-signatures.ts'

export const KUBERNETES_SIGNATURES = defineSignatures([
  {
    id: 'kubernetes/oom-killed',
    mechanism: 'memory-limit',
    symptom: 'OOM-killed again and again',
    cause:
      'The container [{peer}|concerned] runs out of memory: it grows to its limit and is OOM-killed (exit code 137), so every request to it fails until it is back.',
    patterns: [
      /restarting failed container (?<peer>[\w-]+).{0,80}OOMKilled/i,
      /container (?<peer>[\w-]+).{0,60}OOMKilled/i,
      /\bOOMKilled\b/,
      /System OOM encountered, victim process: (?<peer>[\w.:/-]{1,80})/,
    ],
    keywords: 'oomkilled|system oom encountered',
    blames: 'peer',
    unmistakable: true,
    samples: {
      'lastState: terminated: exitCode: 137 reason: OOMKilled': 'kubernetes docs, assign memory resources',
      'System OOM encountered, victim process: stress-ng-vm, pid: 3103923': 'kubernetes source, oom_watcher_linux.go',
    },
    nearMisses: [
      { line: 'Back-off restarting failed container web in pod web-1', is: 'kubernetes/crash-loop' },
      'Memory limit of container web set to 512Mi',
    ],
  },
  {
    id: 'kubernetes/crash-loop',
    mechanism: 'crash-loop',
    symptom: 'crash loop',
    cause:
      'The container [{peer}|concerned] is in a crash loop: it ends soon after each start, and Kubernetes waits ever longer before restarting it.',
    patterns: [/restarting failed container[= ](?<peer>[\w-]+)/i, /CrashLoopBackOff/],
    keywords: 'restarting failed container|crashloopbackoff',
    blames: 'peer',
    unmistakable: true,
    samples: {
      'Back-off restarting failed container web in pod web-1_shop': 'kubernetes docs, debug pods',
      'failed to "StartContainer" for "web" with CrashLoopBackOff: "back-off 5m0s restarting failed container=web pod=web-1_shop"':
        'kubernetes source, kubelet/container/sync_result.go',
    },
    nearMisses: ['Started container web', 'Killing container with a grace period'],
  },
  {
    id: 'kubernetes/service-deleted',
    mechanism: 'deleted',
    symptom: 'Kubernetes Service deleted',
    cause:
      'Someone deleted the Kubernetes Service[ {peer}]: its DNS name no longer resolves, although its pods may be healthy.',
    patterns: [
      /"verb": ?"delete".{0,300}"resource": ?"services".{0,120}"name": ?"(?<peer>[\w.-]+)"/,
      /verb=delete[\s\S]{0,300}objectRef\.resource=services[\s\S]{0,120}objectRef\.name=(?<peer>[\w.-]+)/,
      /service "(?<peer>[\w-]+)" deleted/,
    ],
    keywords: 'delete',
    blames: 'peer',
    look: 'kubectl get service,endpoints -A | grep {peer} # See whether the Service is gone while its pods live.',
    fix: 'kubectl apply -f <manifest-of-{peer}> # Create the Service again from its manifest. # kubectl delete service {peer}',
    samples: {
      '{"kind": "Event", "apiVersion": "audit.k8s.io/v1", "verb": "delete", "objectRef": {"resource": "services", "namespace": "shop", "name": "inventory"}}':
        'kubernetes docs, auditing',
      'service "inventory" deleted': 'kubectl source, cmd/delete/delete.go',
    },
    nearMisses: [
      '{"kind": "Event", "apiVersion": "audit.k8s.io/v1", "verb": "delete", "objectRef": {"resource": "pods", "namespace": "ci", "name": "build-b5600"}}',
    ],
  },
  {
    id: 'kubernetes/image-pull-failed',
    mechanism: 'image-pull',
    patterns: [
      /Failed to pull image "(?<image>[^"]{1,255})"/i,
      /Back-off pulling image "(?<image>[^"]{1,255})"/i,
      /\b(?:ErrImagePull|ImagePullBackOff|InvalidImageName)\b/,
      /(?:manifest for|failed to resolve reference) "?(?<image>[\w./:@-]{1,255})"?(?: not found|: )/i,
    ],
    keywords:
      'failed to pull image|back-off pulling image|errimagepull|imagepullbackoff|invalidimagename|manifest for|resolve reference',
    blames: 'self',
    unmistakable: true,
    look: 'kubectl get events -A --field-selector reason=Failed | grep -F "{image}" # Read what the registry answered: not found, unauthorized, or no answer.',
    samples: {
      'Failed to pull image "nginx:nonexistent": rpc error: code = NotFound desc = failed to pull and unpack image "docker.io/library/nginx:nonexistent": failed to resolve reference "docker.io/library/nginx:nonexistent": docker.io/library/nginx:nonexistent: not found':
        'kubernetes source, image_manager.go; containerd source, image_pull.go',
      'Back-off pulling image "registry.example.com/app:v2"': 'kubernetes source, image_manager.go',
    },
    nearMisses: ['Successfully pulled image "nginx:1.25" in 2.1s', 'Pulling image "nginx:1.25"'],
  },
  {
    id: 'kubernetes/unschedulable',
    mechanism: 'scheduling',
    symptom: 'no node fits new pods',
    cause:
      'The scheduler finds no node for a pod[ of {service}] (insufficient capacity): all lack CPU, memory or another resource, or taints, selectors or volumes rule them out.',
    patterns: [/0\/\d+ nodes are available: /i],
    keywords: 'nodes are available',
    blames: 'self',
    unmistakable: true,
    samples: {
      '0/3 nodes are available: 3 Insufficient memory. preemption: 0/3 nodes are available: 3 No preemption victims found for incoming pod.':
        'kubernetes docs, debug pods; scheduler source, types.go',
      '0/4 nodes are available: 1 node(s) had untolerated taint {node-role.kubernetes.io/control-plane: }, 3 Insufficient cpu.':
        'kubernetes source, taint_toleration.go; kubernetes source, scheduler/framework/types.go',
    },
    nearMisses: ['Successfully assigned shop/web-7d9f to node-3', '3/3 nodes are available'],
  },
  {
    id: 'kubernetes/liveness-failing',
    mechanism: 'hang',
    symptom: 'liveness probe fails',
    cause:
      'A container[ of {service}] does not answer its liveness probe in time, so the kubelet kills and restarts it: it hangs, is overloaded, or the probe is too strict.',
    patterns: [
      /Liveness probe (?:failed|errored)/i,
      /Container (?<container>[\w.-]{1,63}) failed liveness probe, will be restarted/i,
    ],
    keywords: 'liveness probe',
    blames: 'self',
    look: 'kubectl get events -A --field-selector reason=Unhealthy # See which probe fails how, and whether the pod is short of CPU.',
    samples: {
      'Liveness probe failed: HTTP probe failed with statuscode: 500':
        'kubernetes docs, configure probes; kubelet source, prober.go',
      'Container web failed liveness probe, will be restarted': 'kubernetes source, kuberuntime_manager.go',
    },
    nearMisses: [
      'livenessProbe: httpGet path=/healthz port=8080 timeoutSeconds=1',
      'GET /healthz 200 liveness probe ok',
    ],
  },
  {
    id: 'kubernetes/readiness-failing',
    mechanism: 'not-ready',
    severity: 'medium',
    symptom: 'readiness probe fails',
    cause:
      'A container[ of {service}] is not ready for requests, so its pod gets no traffic until the readiness probe succeeds.',
    patterns: [/(?:Readiness|Startup) probe (?:failed|errored)/i],
    keywords: 'readiness probe|startup probe',
    blames: 'self',
    look: 'kubectl get events -A --field-selector reason=Unhealthy # See which pods are not ready and whether a Service has no endpoint left.',
    samples: {
      'Readiness probe failed: Get "http://10.244.1.7:8080/ready": dial tcp 10.244.1.7:8080: connect: connection refused':
        'kubernetes docs, debug services; kubelet source, prober.go',
      'Startup probe failed: HTTP probe failed with statuscode: 404': 'kubernetes docs, configure probes',
    },
    nearMisses: ['readinessProbe succeeded after 3 s'],
  },
  {
    id: 'kubernetes/evicted',
    mechanism: 'slots-exhausted',
    symptom: '[pods evicted, node low on {resource}|pods evicted]',
    cause: 'A node[ ({host})] runs out of [{resource}|disk or memory], so the kubelet evicts pods.',
    patterns: [
      /The node was low on resource: (?<resource>[\w-]{1,40})/i,
      /Attempting to reclaim (?<resource>[\w-]{1,40})/,
      /eviction manager: (?:must evict pod\(s\) to reclaim|attempting to reclaim).{0,40}?"?(?<resource>memory|ephemeral-storage|inodes|nodefs|imagefs|pids)"?/i,
      /Pod ephemeral local storage usage exceeds the total limit/i,
    ],
    keywords: 'the node was low on resource|attempting to reclaim|eviction manager|ephemeral local storage usage',
    blames: 'host',
    unmistakable: true,
    look: 'kubectl get pod -A --field-selector status.phase=Failed -o wide | grep Evicted # See which nodes are under pressure and which pods were evicted.',
    fix: 'kubectl cordon <node> # Keep new pods away while space or memory is freed; give pods requests and limits that fit. # kubectl uncordon <node>',
    samples: {
      'The node was low on resource: memory. Threshold quantity: 100Mi, available: 94164Ki. Container web was using 1024Mi, request is 256Mi, has larger consumption of memory.':
        'kubernetes source, eviction/helpers.go',
      'The node was low on resource: ephemeral-storage.': 'kubernetes docs, node-pressure eviction',
    },
    nearMisses: ['eviction manager: no observations, hard thresholds memory.available<100Mi'],
  },
  {
    id: 'kubernetes/node-not-ready',
    mechanism: 'host-lost',
    symptom: 'Kubernetes node[ {node}] not ready',
    cause:
      'The control plane gets no healthy heartbeat from [node {node}|a node]: its kubelet, runtime or network is down, so its pods are lost.',
    patterns: [
      /Node (?<node>[\w.-]{1,253}) status is now: NodeNotReady/i,
      /Container runtime network not ready: NetworkReady=false/i,
      /PLEG is not healthy: pleg was last seen active/i,
      /Kubelet stopped posting node status/i,
      /node "(?<node>[\w.-]{1,253})" hasn't been updated for/i,
    ],
    keywords:
      "nodenotready|runtime network not ready|pleg is not healthy|stopped posting node status|hasn't been updated for",
    blames: 'host',
    unmistakable: true,
    look: [
      'kubectl get nodes -o wide # Read the conditions of the node and since when they hold.',
      'journalctl -u kubelet -u containerd --since "30 min ago" | grep -iE "error|fail" | tail -30 # Check kubelet and runtime logs on the node.',
    ],
    fix: 'systemctl restart containerd kubelet # Restart the runtime and the kubelet on the node. # Nothing to undo: running containers continue.',
    samples: {
      'Node worker-2 status is now: NodeNotReady': 'kubernetes source, node lifecycle controller',
      'skipping pod synchronization - [container runtime is down, PLEG is not healthy: pleg was last seen active 3m8.341s ago; threshold is 3m0s]':
        'kubernetes/kubernetes#45419',
    },
    nearMisses: ['Node worker-2 status is now: NodeReady'],
  },
  {
    id: 'kubernetes/volume-mount-failed',
    mechanism: 'runtime-failing',
    symptom: "volume can't be attached or mounted",
    cause:
      'A pod[ of {service}] cannot start because one of its volumes is not attached or mounted: still attached to another node, missing, or its storage does not answer.',
    patterns: [
      /Unable to attach or mount volumes: unmounted volumes=\[(?<volume>[^\]]{1,200})\]/i,
      /Multi-Attach error for volume "(?<volume>[^"]{1,200})"/i,
      /MountVolume\.(?:SetUp|MountDevice) failed for volume "(?<volume>[^"]{1,200})"(?! : (?:secret|configmap|object|references))/,
      /AttachVolume\.Attach failed for volume "(?<volume>[^"]{1,200})"/,
    ],
    keywords: 'unable to attach or mount|multi-attach error|mountvolume.|attachvolume.attach',
    blames: 'self',
    unmistakable: true,
    look: 'kubectl get pvc,pv -A | grep -v Bound # Check whether the claim is bound and which node holds the volume.',
    samples: {
      'Unable to attach or mount volumes: unmounted volumes=[data], unattached volumes=[data kube-api-access-x7k2p]: timed out waiting for the condition':
        'kubernetes source, volume_manager.go',
      'Multi-Attach error for volume "pvc-5d4b8f7e-1111-2222-3333-444455556666" Volume is already used by pod(s) db-0':
        'kubernetes source, attachdetach reconciler',
    },
    nearMisses: ['AttachVolume.Attach succeeded for volume "pvc-5d4b8f7e"'],
  },
  {
    id: 'kubernetes/missing-config-object',
    mechanism: 'missing-object',
    symptom: '[{kind} {name} missing|secret or config map missing]',
    cause:
      'Containers[ of {service}] cannot be created because the [{kind} {name}|secret or config map] that their pod refers to does not exist or lacks a key.',
    patterns: [
      /\b(?<kind>secret|configmap) "(?<name>[\w.-]{1,253})" not found/i,
      /couldn't find key \S{1,253} in (?<kind>Secret|ConfigMap) (?<name>[\w./-]{1,253})/i,
      /\bCreateContainerConfigError\b/,
    ],
    keywords: 'secret "|configmap "|couldn\'t find key|createcontainerconfigerror',
    blames: 'self',
    look: 'kubectl get {kind} -A | grep -F "{name}" # See whether it exists, perhaps in another namespace.',
    fix: 'kubectl apply -f <manifest-of-the-object> # Create it in the namespace of the pod. # kubectl delete -f <manifest-of-the-object>',
    samples: {
      'Error: secret "db-credentials" not found': 'kubernetes docs, secrets; kubernetes source, kubelet_pods.go',
      'MountVolume.SetUp failed for volume "config" : configmap "app-config" not found':
        'kubernetes docs, configmaps; kubernetes source, operation_generator.go',
    },
    nearMisses: ['configmap "app-config" created'],
  },
  {
    id: 'kubernetes/webhook-failed',
    mechanism: 'peer-failing',
    symptom: 'admission webhook fails[: {webhook}]',
    cause:
      'The API server cannot call the admission webhook[ {webhook}], so it rejects the objects that the webhook has to approve.',
    patterns: [/failed calling webhook "(?<webhook>[\w./-]{1,253})"/i],
    keywords: 'failed calling webhook',
    blames: 'self',
    look: 'kubectl get validatingwebhookconfigurations,mutatingwebhookconfigurations -o wide | grep -F "{webhook}" # Find the Service behind the webhook and whether it has endpoints.',
    fix: 'kubectl patch validatingwebhookconfiguration <configuration> --type=json -p \'[{"op":"replace","path":"/webhooks/0/failurePolicy","value":"Ignore"}]\' # Let objects pass while the webhook is down, if its checks may be skipped. # kubectl patch validatingwebhookconfiguration <configuration> --type=json -p \'[{"op":"replace","path":"/webhooks/0/failurePolicy","value":"Fail"}]\'',
    samples: {
      'Internal error occurred: failed calling webhook "webhook.cert-manager.io": failed to call webhook: Post "https://cert-manager-webhook.cert-manager.svc:443/mutate?timeout=10s": context deadline exceeded':
        'cert-manager docs, webhook troubleshooting',
      'failed calling webhook "validate.nginx.ingress.kubernetes.io": Post "https://ingress-nginx-controller-admission.ingress-nginx.svc:443/networking/v1/ingresses?timeout=10s": dial tcp 10.96.30.5:443: connect: connection refused':
        'kubernetes source, apiserver/pkg/util/webhook/error.go',
    },
    nearMisses: ['Registering webhook "webhook.cert-manager.io" at /mutate'],
  },
  {
    id: 'kubernetes/forbidden',
    mechanism: 'permission-missing',
    symptom: 'Kubernetes RBAC denies access',
    cause:
      'Access denied by the Kubernetes API (RBAC forbids it): no role allows [{user}|the user] to [{verb} {resource}|do that].',
    patterns: [
      /is forbidden: User "(?<user>[^"]{1,253})" cannot (?<verb>\w{1,20}) resource "(?<resource>[\w./-]{1,120})"/i,
    ],
    keywords: 'is forbidden: user "',
    blames: 'self',
    look: 'kubectl auth can-i --list --as={user} # See what the account may do.',
    fix: 'kubectl create rolebinding <binding> --role=<role> --serviceaccount=<namespace>:<account> -n <namespace> # Grant only the missing permission. # kubectl delete rolebinding <binding> -n <namespace>',
    samples: {
      'pods is forbidden: User "system:serviceaccount:default:default" cannot list resource "pods" in API group "" in the namespace "default"':
        'kubernetes source, apiserver authorization errors',
      'leases.coordination.k8s.io "controller" is forbidden: User "system:serviceaccount:shop:operator" cannot get resource "leases" in API group "coordination.k8s.io" in the namespace "shop"':
        'kubernetes source, apiserver/pkg/endpoints/handlers/responsewriters/errors.go',
    },
    nearMisses: ['User "system:serviceaccount:default:default" listed resource "pods"'],
  },
  {
    id: 'kubernetes/quota-exceeded',
    mechanism: 'quota',
    symptom: 'resource quota[ {quota}] exceeded',
    cause:
      'The resource quota[ {quota}] is used up: what is asked for would exceed its limit, so the API server rejects further pods or objects of the namespace.',
    patterns: [/exceeded quota: (?<quota>[\w.-]{1,253}), requested: /i],
    keywords: 'exceeded quota: ',
    blames: 'self',
    fix: 'kubectl patch resourcequota {quota} -n <namespace> -p \'{"spec":{"hard":{"<resource>":"<larger-value>"}}}\' # Raise the quota, or delete what is no longer used. # kubectl patch resourcequota {quota} -n <namespace> -p \'{"spec":{"hard":{"<resource>":"<previous-value>"}}}\'',
    samples: {
      'Error creating: pods "web-7d9f" is forbidden: exceeded quota: compute-resources, requested: limits.memory=1Gi, used: limits.memory=8Gi, limited: limits.memory=8Gi':
        'kubernetes docs, resource quotas',
      'pods "nginx-1-2" is forbidden: exceeded quota: object-counts, requested: pods=1, used: pods=10, limited: pods=10':
        'kubernetes source, resourcequota admission',
    },
    nearMisses: ['resourcequota compute-resources updated, used: pods=4'],
  },
  {
    id: 'kubernetes/sandbox-failed',
    mechanism: 'runtime-failing',
    symptom: 'pods get no network',
    cause:
      'The network plug-in (CNI) of a node[ ({host})] cannot set up the network of new pods: its agent is down, or addresses are used up.',
    patterns: [
      /failed to (?:set ?up|setup) (?:network for sandbox|sandbox container)/i,
      /(?:Failed to create pod sandbox|FailedCreatePodSandBox): .{0,200}?(?:network|cni)/i,
      /plugin type="(?<plugin>[\w-]{1,40})" (?:name="[\w-]{1,40}" )?failed \(add\)/i,
      /no IP addresses available in (?:range set|network)/i,
      /cni plugin not initialized|cni config uninitialized/i,
    ],
    keywords:
      'network for sandbox|sandbox container|create pod sandbox|createpodsandbox|failed (add)|no ip addresses available|cni plugin not|cni config uninit',
    blames: 'host',
    look: 'kubectl -n kube-system get pod -o wide | grep -E "calico|cilium|flannel|aws-node|weave|multus"; ls -l /etc/cni/net.d # See whether the network agent of the node runs and has written its configuration.',
    samples: {
      'Failed to create pod sandbox: rpc error: code = Unknown desc = failed to setup network for sandbox "8f1c": plugin type="calico" failed (add): error getting ClusterInformation: connection is unauthorized: Unauthorized':
        'containerd source, sandbox_run.go; containernetworking/cni, libcni/api.go',
      'failed to allocate for range 0: no IP addresses available in range set: 10.244.1.1-10.244.1.254':
        'containernetworking/plugins, host-local allocator.go',
    },
    nearMisses: ['RunPodSandbox for &PodSandboxMetadata{Name:web-1} returns sandbox id'],
  },
  {
    id: 'kubernetes/container-start-failed',
    mechanism: 'bad-configuration',
    symptom: "[container can't run {executable}|container can't start]",
    cause:
      'The command of a container[ ({executable})] is not in its image, is not executable, or was built for another processor.',
    patterns: [
      /exec: "(?<executable>[^"]{1,200})": (?:executable file not found in \$PATH|stat [^:]{1,200}: no such file or directory|permission denied|is a directory)/i,
      /exec (?:user process caused: |format error|(?<executable>\/[\w./-]{1,200}): (?:exec format error|no such file or directory))/i,
      /standard_init_linux\.go:\d+: exec user process caused/i,
    ],
    keywords: 'exec: "|exec user process|exec format error|exec /',
    blames: 'self',
    unmistakable: true,
    look: 'docker image inspect <image> --format "{{.Architecture}} {{.Config.Entrypoint}} {{.Config.Cmd}}" # Compare processor and command of the image with the node and the manifest.',
    samples: {
      'OCI runtime create failed: runc create failed: unable to start container process: exec: "npm": executable file not found in $PATH: unknown':
        'opencontainers/runc, libcontainer/container_linux.go',
      'exec /usr/local/bin/docker-entrypoint.sh: exec format error':
        'errno(3), ENOEXEC; docker docs, multi-platform builds',
    },
    nearMisses: ['exec: running "npm start" in container web'],
  },
  {
    id: 'kubernetes/leader-lost',
    mechanism: 'lock-contention',
    severity: 'medium',
    symptom: 'controller lost its leader lease',
    cause:
      'A controller[ ({service})] cannot renew its leader lease in time, because the API server or its store is slow, and exits so that another takes over.',
    patterns: [
      /leader election lost|leaderelection lost/i,
      /failed to renew lease (?<lease>[\w./-]{1,253}): /i,
      /stopped leading\b/i,
    ],
    keywords: 'leader election lost|leaderelection lost|failed to renew lease|stopped leading',
    blames: 'self',
    look: 'kubectl get lease -A # See who holds the lease and whether the API server is healthy.',
    samples: {
      'failed to renew lease kube-system/kube-controller-manager: timed out waiting for the condition':
        'kubernetes client-go, leaderelection.go',
      'leaderelection lost': 'kubernetes source, controllermanager.go',
    },
    nearMisses: ['successfully acquired lease kube-system/kube-controller-manager'],
  },
])
