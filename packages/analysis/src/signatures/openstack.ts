import type { Signature } from '../model/signature.ts'
import { diagnose, fix } from './propose-command.ts'

export const OPENSTACK_SIGNATURES: readonly Signature[] = [
  {
    id: 'openstack/vif-creation-failed',
    technology: 'openstack',
    category: 'dependency-failure',
    title: 'Virtual network interfaces cannot be created',
    cause:
      'The network layer does not bring up virtual interfaces: Neutron or its DHCP agent does not answer, so networks cannot be allocated and instances fail to spawn.',
    patterns: [
      /VirtualInterfaceCreateException/,
      /Virtual Interface creation failed/i,
      /Failed to allocate (?:the )?network\(s\)/i,
    ],
    keywords: ['virtualinterface', 'virtual interface', 'failed to allocate'],
    blames: 'self',
    specificity: 3,
    severity: 'high',
    commands: [
      {
        category: 'diagnose',
        priority: 'high',
        risk: 'read-only',
        command: 'openstack network agent list && journalctl -u devstack@q-dhcp -n 50',
        description: 'See which network agent is down.',
        estimatedTime: '3 min',
        verification: 'All agents are alive.',
      },
      {
        category: 'fix',
        priority: 'high',
        risk: 'changes-state',
        command: 'systemctl restart neutron-dhcp-agent neutron-openvswitch-agent',
        description: 'Start the agents again.',
        estimatedTime: '3 min',
        verification: 'An instance spawns with a network.',
        undo: 'None is needed.',
      },
    ],
    samples: [
      {
        line: 'Instance failed to spawn: nova.exception.VirtualInterfaceCreateException: Virtual Interface creation failed',
        origin: 'openstack nova, exception.py; openstack nova, compute/manager.py',
      },
      {
        line: 'Failed to allocate network(s): nova.exception.VirtualInterfaceCreateException',
        origin: 'openstack nova, compute/manager.py; openstack nova, exception.py',
      },
    ],
    nearMisses: ['Successfully plugged vif VIFOpenVSwitch'],
  },
  {
    id: 'openstack/no-valid-host',
    technology: 'openstack',
    category: 'capacity',
    title: 'OpenStack finds no host for new instances',
    cause:
      'The scheduler of Nova finds no host that fits: all lack memory, CPU or disk, are down, or are ruled out by a filter.',
    patterns: [/No valid host was found/i, /\bNoValidHost(?:_Remote)?\b/],
    keywords: ['no valid host was found', 'novalidhost'],
    blames: 'self',
    specificity: 3,
    severity: 'high',
    commands: [
      diagnose(
        'openstack hypervisor stats show; openstack compute service list; openstack allocation candidate list --resource VCPU=1 --resource MEMORY_MB=<megabytes>',
        'See which hosts are up and which resource is lacking.',
        'What is lacking is known.',
      ),
    ],
    samples: [
      {
        line: 'nova.exception.NoValidHost: No valid host was found. There are not enough hosts available.',
        origin: 'openstack nova, exception.py',
      },
      {
        line: 'Failed to schedule instances: NoValidHost_Remote: No valid host was found.',
        origin: 'openstack nova, conductor/manager.py',
      },
    ],
    nearMisses: ['Filter RamFilter returned 3 hosts'],
  },
  {
    id: 'openstack/port-binding-failed',
    technology: 'openstack',
    category: 'dependency-failure',
    title: 'Neutron cannot bind a port',
    cause:
      'Neutron cannot connect the port {port} of an instance to its host: the network agent there is down or knows no such network.',
    otherwise: { port: 'that it asks for' },
    patterns: [
      /Binding failed for port (?<port>[\w-]{8,36})/i,
      /PortBindingFailed/,
      /Failed to bind port (?<port>[\w-]{8,36}) on host/i,
    ],
    keywords: ['binding failed for port', 'portbindingfailed', 'failed to bind port'],
    blames: 'self',
    specificity: 3,
    severity: 'high',
    commands: [
      diagnose(
        'openstack network agent list; openstack port show {port} -c binding_host_id -c binding_vif_type',
        'See whether the agent of the host is alive.',
        'The agent that is down is known.',
      ),
      fix(
        'systemctl restart neutron-openvswitch-agent',
        'Restart the agent on that host.',
        'binding_vif_type is not binding_failed.',
        'None is needed.',
      ),
    ],
    samples: [
      {
        line: 'nova.exception.PortBindingFailed: Binding failed for port 1a2b3c4d-5e6f-7081-92a3-b4c5d6e7f809, please check neutron logs for more information.',
        origin: 'openstack nova, exception.py',
      },
      {
        line: 'Failed to bind port 1a2b3c4d-5e6f-7081-92a3-b4c5d6e7f809 on host compute-2 for vnic_type normal using segments',
        origin: 'openstack neutron, ml2/managers.py',
      },
    ],
    nearMisses: ['Successfully plugged vif VIFBridge(active=False)'],
  },
  {
    id: 'openstack/message-bus-lost',
    technology: 'openstack',
    category: 'connectivity',
    title: 'OpenStack services cannot reach their message bus',
    cause:
      '{service} cannot reach RabbitMQ, over which OpenStack services talk, or gets no answer from the other side.',
    patterns: [
      /AMQP server on (?<server>[\w.:-]{1,253}) is unreachable/i,
      /Timed out waiting for a reply to message ID/i,
      /AMQP server .{0,60}closed the connection/i,
    ],
    keywords: ['amqp server', 'reply to message id'],
    blames: 'self',
    specificity: 2,
    severity: 'high',
    commands: [
      diagnose(
        'rabbitmqctl cluster_status; rabbitmqctl list_queues name messages consumers | sort -k2 -rn | head',
        'See whether the broker is whole and which queue nobody reads.',
        'The broker or the silent service is known.',
      ),
    ],
    samples: [
      {
        line: 'AMQP server on 10.0.0.3:5672 is unreachable: [Errno 111] ECONNREFUSED. Trying again in 1 seconds.',
        origin: 'openstack oslo.messaging, impl_rabbit.py',
      },
      {
        line: 'oslo_messaging.exceptions.MessagingTimeout: Timed out waiting for a reply to message ID 3f1c2b3a4d5e',
        origin: 'openstack oslo.messaging, amqpdriver.py',
      },
    ],
    nearMisses: ['Reconnected to AMQP broker on 10.0.0.3:5672 via [amqp] client with port 40112.'],
  },
  {
    id: 'openstack/volume-attach-failed',
    technology: 'openstack',
    category: 'dependency-failure',
    title: 'Cinder volumes cannot be created or attached',
    cause:
      'Cinder cannot create a volume or attach it to an instance: its back end is full, down, or cannot be reached by the host.',
    patterns: [
      /\bVolume (?<volume>[\w-]{8,36}) did not finish being created/i,
      /Failed to attach volume (?<volume>[\w-]{8,36})? ?at/i,
      /DeviceIsBusy|VolumeAttachFailed|Block Device Mapping is Invalid/i,
      /No weighed backends? (?:available|found)/i,
    ],
    keywords: [
      'not finish being created',
      'failed to attach volume',
      'deviceisbusy',
      'volumeattachfailed',
      'block device mapping is invalid',
      'no weighed backend',
    ],
    blames: 'self',
    specificity: 3,
    severity: 'high',
    commands: [
      diagnose(
        'openstack volume service list; openstack volume backend pool list --long',
        'See whether the back end is up and has room.',
        'State and room are known.',
      ),
    ],
    samples: [
      {
        line: 'nova.exception.VolumeNotCreated: Volume 8a7b6c5d-1111-2222-3333-444455556666 did not finish being created even after we waited 187 seconds or 61 attempts. And its status is downloading.',
        origin: 'openstack nova, exception.py',
      },
      {
        line: 'Failed to run task cinder.scheduler.flows.create_volume.ScheduleCreateVolumeTask;volume:create: No valid backend was found. No weighed backends available',
        origin: 'openstack cinder, scheduler',
      },
    ],
    nearMisses: ['Attach volume completed successfully.'],
  },
]
