import { defineSignatures } from './define-signatures.ts'

export const OPENSTACK_SIGNATURES = defineSignatures([
  {
    id: 'openstack/vif-creation-failed',
    mechanism: 'runtime-failing',
    symptom: "virtual interfaces can't be created",
    cause:
      'The network layer does not bring up virtual interfaces (VIF): Neutron or its DHCP agent does not answer, so networks cannot be allocated and instances fail to spawn.',
    patterns: [
      /VirtualInterfaceCreateException/,
      /Virtual Interface creation failed/i,
      /Failed to allocate (?:the )?network\(s\)/i,
    ],
    keywords: 'virtualinterface|virtual interface|failed to allocate',
    blames: 'self',
    look: 'openstack network agent list && journalctl -u devstack@q-dhcp -n 50 # See which network agent is down.',
    fix: 'systemctl restart neutron-dhcp-agent neutron-openvswitch-agent # Start the agents again. # Nothing to undo.',
    samples: {
      'Instance failed to spawn: nova.exception.VirtualInterfaceCreateException: Virtual Interface creation failed':
        'openstack nova, exception.py; openstack nova, compute/manager.py',
      'Failed to allocate network(s): nova.exception.VirtualInterfaceCreateException':
        'openstack nova, compute/manager.py; openstack nova, exception.py',
    },
    nearMisses: ['Successfully plugged vif VIFOpenVSwitch'],
  },
  {
    id: 'openstack/no-valid-host',
    mechanism: 'scheduling',
    symptom: 'no valid host for new instances',
    cause:
      'The Nova scheduler finds no valid host: all lack memory, CPU or disk, are down, or are ruled out by a filter.',
    patterns: [/No valid host was found/i, /\bNoValidHost(?:_Remote)?\b/],
    keywords: 'no valid host was found|novalidhost',
    blames: 'self',
    look: 'openstack hypervisor stats show; openstack compute service list; openstack allocation candidate list --resource VCPU=1 --resource MEMORY_MB=<megabytes> # See which hosts are up and which resource is lacking.',
    samples: {
      'nova.exception.NoValidHost: No valid host was found. There are not enough hosts available.':
        'openstack nova, exception.py',
      'Failed to schedule instances: NoValidHost_Remote: No valid host was found.':
        'openstack nova, conductor/manager.py',
    },
    nearMisses: ['Filter RamFilter returned 3 hosts'],
  },
  {
    id: 'openstack/port-binding-failed',
    mechanism: 'runtime-failing',
    symptom: "Neutron can't bind a port",
    cause:
      'Neutron cannot bind the port[ {port}] of an instance to its host: the network agent there is down or knows no such network.',
    patterns: [
      /Binding failed for port (?<port>[\w-]{8,36})/i,
      /PortBindingFailed/,
      /Failed to bind port (?<port>[\w-]{8,36}) on host/i,
    ],
    keywords: 'binding failed for port|portbindingfailed|failed to bind port',
    blames: 'self',
    look: 'openstack network agent list; openstack port show {port} -c binding_host_id -c binding_vif_type # See whether the agent of the host is alive.',
    fix: 'systemctl restart neutron-openvswitch-agent # Restart the agent on that host. # Nothing to undo.',
    samples: {
      'nova.exception.PortBindingFailed: Binding failed for port 1a2b3c4d-5e6f-7081-92a3-b4c5d6e7f809, please check neutron logs for more information.':
        'openstack nova, exception.py',
      'Failed to bind port 1a2b3c4d-5e6f-7081-92a3-b4c5d6e7f809 on host compute-2 for vnic_type normal using segments':
        'openstack neutron, ml2/managers.py',
    },
    nearMisses: ['Successfully plugged vif VIFBridge(active=False)'],
  },
  {
    id: 'openstack/message-bus-lost',
    mechanism: 'connection-lost',
    symptom: 'OpenStack message bus lost',
    cause:
      '[{service} cannot|OpenStack services cannot] reach RabbitMQ, the message bus of OpenStack, or get no reply over it.',
    patterns: [
      /AMQP server on (?<server>[\w.:-]{1,253}) is unreachable/i,
      /Timed out waiting for a reply to message ID/i,
      /AMQP server .{0,60}closed the connection/i,
    ],
    keywords: 'amqp server|reply to message id',
    blames: 'self',
    look: 'rabbitmqctl cluster_status; rabbitmqctl list_queues name messages consumers | sort -k2 -rn | head # See whether the broker is whole and which queue nobody reads.',
    samples: {
      'AMQP server on 10.0.0.3:5672 is unreachable: [Errno 111] ECONNREFUSED. Trying again in 1 seconds.':
        'openstack oslo.messaging, impl_rabbit.py',
      'oslo_messaging.exceptions.MessagingTimeout: Timed out waiting for a reply to message ID 3f1c2b3a4d5e':
        'openstack oslo.messaging, amqpdriver.py',
    },
    nearMisses: ['Reconnected to AMQP broker on 10.0.0.3:5672 via [amqp] client with port 40112.'],
  },
  {
    id: 'openstack/volume-attach-failed',
    mechanism: 'runtime-failing',
    symptom: "Cinder volumes can't be attached",
    cause:
      'Cinder cannot create a volume or attach it to an instance: its back end is full, down, or not reachable from the host.',
    patterns: [
      /\bVolume (?<volume>[\w-]{8,36}) did not finish being created/i,
      /Failed to attach volume (?<volume>[\w-]{8,36})? ?at/i,
      /DeviceIsBusy|VolumeAttachFailed|Block Device Mapping is Invalid/i,
      /No weighed backends? (?:available|found)/i,
    ],
    keywords:
      'not finish being created|failed to attach volume|deviceisbusy|volumeattachfailed|block device mapping is invalid|no weighed backend',
    blames: 'self',
    look: 'openstack volume service list; openstack volume backend pool list --long # See whether the back end is up and has room.',
    samples: {
      'nova.exception.VolumeNotCreated: Volume 8a7b6c5d-1111-2222-3333-444455556666 did not finish being created even after we waited 187 seconds or 61 attempts. And its status is downloading.':
        'openstack nova, exception.py',
      'Failed to run task cinder.scheduler.flows.create_volume.ScheduleCreateVolumeTask;volume:create: No valid backend was found. No weighed backends available':
        'openstack cinder, scheduler',
    },
    nearMisses: ['Attach volume completed successfully.'],
  },
])
