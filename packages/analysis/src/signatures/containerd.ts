import { defineSignatures } from './define-signatures.ts'

export const CONTAINERD_SIGNATURES = defineSignatures([
  {
    id: 'containerd/unreachable',
    mechanism: 'runtime-failing',
    severity: 'critical',
    symptom: 'containerd unreachable',
    cause:
      'The container runtime containerd is down or hangs, so no container can be started, stopped or inspected on this node.',
    patterns: [
      /dial unix \/run\/(?:k3s\/)?containerd\/containerd\.sock: connect: (?:connection refused|no such file or directory)/i,
      /failed to get container status.{0,120}context deadline exceeded.{0,80}containerd/i,
      /validate service connection: .{0,160}containerd\.sock/i,
    ],
    keywords: 'containerd.sock|failed to get container status',
    blames: 'host',
    look: 'systemctl status containerd; journalctl -u containerd --since "30 min ago" | tail -30; df -h /var/lib/containerd # See whether it runs and why it ended.',
    fix: 'systemctl restart containerd # Start it again; running containers continue. # Nothing to undo.',
    samples: {
      'failed to run Kubelet: validate service connection: validate CRI v1 runtime API for endpoint "unix:///run/containerd/containerd.sock": rpc error: code = Unavailable desc = connection error: desc = "transport: Error while dialing dial unix /run/containerd/containerd.sock: connect: connection refused"':
        'kubernetes source, cri/remote/remote_runtime.go; grpc/grpc-go, http2_client.go',
      'connection error: desc = "transport: Error while dialing: dial unix /run/containerd/containerd.sock: connect: no such file or directory"':
        'grpc/grpc-go, http2_client.go',
    },
    nearMisses: ['serving... address=/run/containerd/containerd.sock'],
  },
  {
    id: 'containerd/shim-failed',
    mechanism: 'runtime-failing',
    symptom: "containerd can't create tasks",
    cause:
      'The runtime below containerd (shim or runc) cannot start a container: cgroups, mounts, or the runtime itself fail.',
    patterns: [/failed to create (?:containerd task|shim task): /i, /OCI runtime create failed: /],
    keywords: 'failed to create containerd task|failed to create shim task|oci runtime create failed',
    blames: 'host',
    look: 'crictl ps -a | head; journalctl -u containerd --since "30 min ago" | grep -iE "shim|runc" | tail # The text after the last colon names the cause.',
    samples: {
      'failed to create containerd task: failed to create shim task: OCI runtime create failed: runc create failed: unable to start container process: error during container init: error mounting "/data" to rootfs':
        'opencontainers/runc, libcontainer/rootfs_linux.go',
      'failed to create shim task: OCI runtime create failed: runc create failed: unable to apply cgroup configuration: failed to write 4194304: write /sys/fs/cgroup/memory/memory.limit_in_bytes: device or resource busy':
        'opencontainers/runc, libcontainer/process_linux.go',
    },
    nearMisses: ['starting shim for task 8f1c'],
  },
])
