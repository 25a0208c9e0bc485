import type { Signature } from '../model/signature.ts'
import { diagnose, fix } from './propose-command.ts'

export const CONTAINERD_SIGNATURES: readonly Signature[] = [
  {
    id: 'containerd/unreachable',
    technology: 'containerd',
    category: 'dependency-failure',
    title: 'containerd does not answer',
    cause:
      'The container runtime containerd is down or hangs, so no container can be started, stopped or inspected on this node.',
    patterns: [
      /dial unix \/run\/(?:k3s\/)?containerd\/containerd\.sock: connect: (?:connection refused|no such file or directory)/i,
      /failed to get container status.{0,120}context deadline exceeded.{0,80}containerd/i,
      /validate service connection: .{0,160}containerd\.sock/i,
    ],
    keywords: ['containerd.sock', 'failed to get container status'],
    blames: 'host',
    specificity: 3,
    severity: 'critical',
    commands: [
      diagnose(
        'systemctl status containerd; journalctl -u containerd --since "30 min ago" | tail -30; df -h /var/lib/containerd',
        'See whether it runs and why it ended.',
        'The reason is known.',
        { priority: 'critical' },
      ),
      fix(
        'systemctl restart containerd',
        'Start it again; running containers go on.',
        'crictl info answers.',
        'None is needed.',
        { priority: 'critical' },
      ),
    ],
    samples: [
      {
        line: 'failed to run Kubelet: validate service connection: validate CRI v1 runtime API for endpoint "unix:///run/containerd/containerd.sock": rpc error: code = Unavailable desc = connection error: desc = "transport: Error while dialing dial unix /run/containerd/containerd.sock: connect: connection refused"',
        origin: 'kubernetes source, cri/remote/remote_runtime.go; grpc/grpc-go, http2_client.go',
      },
      {
        line: 'connection error: desc = "transport: Error while dialing: dial unix /run/containerd/containerd.sock: connect: no such file or directory"',
        origin: 'grpc/grpc-go, http2_client.go',
      },
    ],
    nearMisses: ['serving... address=/run/containerd/containerd.sock'],
  },
  {
    id: 'containerd/shim-failed',
    technology: 'containerd',
    category: 'crash',
    title: 'containerd cannot create tasks',
    cause:
      'The runtime below containerd (shim or runc) cannot start a container: cgroups, mounts, or the runtime itself do not work.',
    patterns: [/failed to create (?:containerd task|shim task): /i, /OCI runtime create failed: /],
    keywords: ['failed to create containerd task', 'failed to create shim task', 'oci runtime create failed'],
    blames: 'host',
    specificity: 2,
    severity: 'high',
    commands: [
      diagnose(
        'crictl ps -a | head; journalctl -u containerd --since "30 min ago" | grep -iE "shim|runc" | tail',
        'Read what the runtime says after the last colon: it names the cause.',
        'The cause is known.',
      ),
    ],
    samples: [
      {
        line: 'failed to create containerd task: failed to create shim task: OCI runtime create failed: runc create failed: unable to start container process: error during container init: error mounting "/data" to rootfs',
        origin: 'opencontainers/runc, libcontainer/rootfs_linux.go',
      },
      {
        line: 'failed to create shim task: OCI runtime create failed: runc create failed: unable to apply cgroup configuration: failed to write 4194304: write /sys/fs/cgroup/memory/memory.limit_in_bytes: device or resource busy',
        origin: 'opencontainers/runc, libcontainer/process_linux.go',
      },
    ],
    nearMisses: ['starting shim for task 8f1c'],
  },
]
