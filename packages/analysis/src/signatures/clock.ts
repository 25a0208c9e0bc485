import { defineSignatures } from './define-signatures.ts'

export const CLOCK_SIGNATURES = defineSignatures([
  {
    id: 'clock/not-synchronised',
    technology: 'ntp',
    mechanism: 'clock-off',
    severity: 'medium',
    symptom: 'clock not synchronized (NTP)',
    cause:
      'The host[ {host}] reaches no usable time server (NTP), so its clock drifts; certificates, tokens and timestamps go wrong sooner or later.',
    patterns: [
      /Can't synchronise: no (?:selectable sources|majority)/i,
      /no servers? (?:can be used, system clock unsynchronized|reachable, clock unsynchronized)/i,
      /Timed out waiting for reply from [\d.:a-f]{3,45}:123/i,
      /no server suitable for synchronization found/i,
    ],
    keywords: "can't synchronise|clock unsynchronized|:123|suitable for synchronization",
    blames: 'host',
    unmistakable: true,
    look: 'chronyc sources -v; chronyc tracking; timedatectl timesync-status # See which time servers answer and how far the clock is off.',
    fix: 'systemctl restart chronyd # Query the time servers again; open UDP 123 in the firewall. # Nothing to undo.',
    samples: {
      "Can't synchronise: no selectable sources": 'chrony source, reference.c',
      'Timed out waiting for reply from 91.189.91.157:123 (ntp.ubuntu.com).': 'systemd source, timesyncd-manager.c',
    },
    nearMisses: [
      'Selected source 162.159.200.1 (time.cloudflare.com)',
      'Initial synchronization to time server 91.189.91.157:123 (ntp.ubuntu.com).',
    ],
  },
  {
    id: 'clock/kerberos-skew',
    technology: 'kerberos',
    mechanism: 'clock-off',
    symptom: 'Kerberos: clock skew too great',
    cause:
      'The clock of the host that asks for a Kerberos ticket[ ({host})], or that of the server, is off by more than the allowed five minutes (skew), so every login fails.',
    patterns: [/\bclock skew too great\b/i, /\bKRB_AP_ERR_SKEW\b/],
    keywords: 'clock skew too great|krb_ap_err_skew',
    blames: 'self',
    inClient: true,
    unmistakable: true,
    look: 'timedatectl status; chronyc tracking # Compare the clock of the client with that of the key distribution center.',
    fix: 'systemctl restart chronyd && chronyc makestep # Step the clock that is off now. # Nothing to undo.',
    samples: {
      'kinit: Clock skew too great while getting initial credentials': 'krb5 source, krb5_err.et',
      'No valid credentials provided (Mechanism level: Clock skew too great (37) - PROCESS_TGS)':
        'openjdk source, KrbException',
    },
    nearMisses: ['clock skew is 12 ms'],
  },
  {
    id: 'clock/stepped',
    technology: 'ntp',
    mechanism: 'clock-off',
    severity: 'medium',
    symptom: '[clock was off by {offset} s|clock was off]',
    cause:
      'The clock of the host[ {host}] was off by[ {offset}] seconds and was stepped, so times before and after do not match.',
    patterns: [
      /System clock wrong by (?<offset>-?\d{1,10}\.\d{1,12}) seconds/i,
      /System clock was stepped by (?<offset>-?\d{1,10}\.\d{1,12}) seconds/i,
      /(?:time stepped|step time server \S{1,60} offset) (?:by )?(?<offset>[+-]?\d{1,10}\.\d{1,9})/i,
    ],
    keywords: 'system clock w|time stepped|step time server',
    blames: 'host',
    unmistakable: true,
    look: 'chronyc tracking; journalctl -u chronyd --since today | tail; systemd-detect-virt # See how it came about: a paused virtual machine, a dead battery, or no time server.',
    samples: {
      'System clock wrong by 3600.123456 seconds, adjustment started': 'chrony source, reference.c',
      'System clock was stepped by -25.394771 seconds': 'chrony source, reference.c',
    },
    nearMisses: ['System clock TAI offset set to 37 seconds'],
  },
  {
    id: 'clock/source-unstable',
    technology: 'ntp',
    mechanism: 'clock-off',
    severity: 'medium',
    symptom: 'kernel marked the clock source unstable',
    cause:
      'The processor clock[ of {service}] runs unevenly, so the kernel switches to a slower source; often a sign of a starved virtual machine.',
    patterns: [
      /Marking clocksource '?(?<clock>\w{1,20})'? as unstable because the skew is too large/i,
      /Clocksource (?<clock>\w{1,20}) unstable/i,
    ],
    keywords: 'marking clocksource|unstable (delta',
    blames: 'host',
    unmistakable: true,
    look: 'cat /sys/devices/system/clocksource/clocksource0/current_clocksource; vmstat 1 5 # See which clock is in use and whether the hypervisor withholds time.',
    samples: {
      "timekeeping watchdog on CPU2: Marking clocksource 'tsc' as unstable because the skew is too large:":
        'linux source, kernel/time/clocksource.c',
      'Clocksource tsc unstable (delta = 62500000 ns)': 'linux source, kernel/time/clocksource.c',
    },
    nearMisses: ['clocksource: Switched to clocksource tsc'],
  },
])
