import type { Signature } from '../model/signature.ts'
import { diagnose, fix } from './propose-command.ts'

export const CLOCK_SIGNATURES: readonly Signature[] = [
  {
    id: 'clock/not-synchronised',
    technology: 'ntp',
    category: 'clock',
    title: 'The clock of the host is not synchronised',
    cause:
      'The host reaches no usable time server (NTP), so its clock drifts; certificates, tokens and time stamps go wrong sooner or later.',
    patterns: [
      /Can't synchronise: no (?:selectable sources|majority)/i,
      /no servers? (?:can be used, system clock unsynchronized|reachable, clock unsynchronized)/i,
      /Timed out waiting for reply from [\d.:a-f]{3,45}:123/i,
      /no server suitable for synchronization found/i,
    ],
    keywords: ["can't synchronise", 'clock unsynchronized', ':123', 'suitable for synchronization'],
    blames: 'host',
    specificity: 2,
    severity: 'medium',
    unmistakable: true,
    explains: ['general/clock-skew', 'cloud/request-time-skewed', 'tls/certificate-not-yet-valid'],
    commands: [
      diagnose(
        'chronyc sources -v; chronyc tracking; timedatectl timesync-status',
        'See which time servers answer and how far the clock is off.',
        'Servers and offset are known.',
      ),
      fix(
        'systemctl restart chronyd',
        'Ask the servers anew; open UDP 123 where a firewall closes it.',
        'chronyc tracking says Leap status Normal.',
        'None is needed.',
      ),
    ],
    samples: [
      { line: "Can't synchronise: no selectable sources", origin: 'chrony source, reference.c' },
      {
        line: 'Timed out waiting for reply from 91.189.91.157:123 (ntp.ubuntu.com).',
        origin: 'systemd source, timesyncd-manager.c',
      },
    ],
    nearMisses: [
      'Selected source 162.159.200.1 (time.cloudflare.com)',
      'Initial synchronization to time server 91.189.91.157:123 (ntp.ubuntu.com).',
    ],
  },
  {
    id: 'clock/kerberos-skew',
    technology: 'kerberos',
    category: 'clock',
    title: 'Kerberos refuses {service}: the clocks differ too much',
    cause:
      'The clock of the host that asks for a Kerberos ticket, or that of the server, is off by more than the five minutes that are allowed, so tickets are refused and every login with them fails.',
    patterns: [/\bclock skew too great\b/i, /\bKRB_AP_ERR_SKEW\b/],
    keywords: ['clock skew too great', 'krb_ap_err_skew'],
    blames: 'self',
    inClient: true,
    specificity: 3,
    severity: 'high',
    unmistakable: true,
    commands: [
      diagnose(
        'timedatectl status; chronyc tracking',
        'Compare the clock of the client with that of the key distribution centre.',
        'It is known whose clock is off, and by how much.',
      ),
      fix(
        'systemctl restart chronyd && chronyc makestep',
        'Set the clock that is off right at once.',
        'kinit succeeds.',
        'None is needed.',
      ),
    ],
    samples: [
      { line: 'kinit: Clock skew too great while getting initial credentials', origin: 'krb5 source, krb5_err.et' },
      {
        line: 'No valid credentials provided (Mechanism level: Clock skew too great (37) - PROCESS_TGS)',
        origin: 'openjdk source, KrbException',
      },
    ],
    nearMisses: ['clock skew is 12 ms'],
  },
  {
    id: 'clock/stepped',
    technology: 'ntp',
    category: 'clock',
    title: 'The clock of the host was off by {offset} seconds',
    cause:
      'The clock of the host was wrong by {offset} seconds and was set at once, so times before and after do not fit together.',
    patterns: [
      /System clock wrong by (?<offset>-?\d{1,10}\.\d{1,12}) seconds/i,
      /System clock was stepped by (?<offset>-?\d{1,10}\.\d{1,12}) seconds/i,
      /(?:time stepped|step time server \S{1,60} offset) (?:by )?(?<offset>[+-]?\d{1,10}\.\d{1,9})/i,
    ],
    keywords: ['system clock w', 'time stepped', 'step time server'],
    blames: 'host',
    specificity: 2,
    severity: 'medium',
    unmistakable: true,
    explains: ['general/clock-skew', 'cloud/request-time-skewed', 'tls/certificate-not-yet-valid'],
    commands: [
      diagnose(
        'chronyc tracking; journalctl -u chronyd --since today | tail; systemd-detect-virt',
        'See how it came about: a paused virtual machine, a dead battery, or no time server.',
        'The reason is known.',
      ),
    ],
    samples: [
      { line: 'System clock wrong by 3600.123456 seconds, adjustment started', origin: 'chrony source, reference.c' },
      { line: 'System clock was stepped by -25.394771 seconds', origin: 'chrony source, reference.c' },
    ],
    nearMisses: ['System clock TAI offset set to 37 seconds'],
  },
  {
    id: 'clock/source-unstable',
    technology: 'ntp',
    category: 'clock',
    title: 'The kernel distrusts its clock source',
    cause:
      'The clock of the processor runs unevenly, so the kernel switches to a slower one; often a sign of a starved virtual machine.',
    patterns: [
      /Marking clocksource '?(?<clock>\w{1,20})'? as unstable because the skew is too large/i,
      /Clocksource (?<clock>\w{1,20}) unstable/i,
    ],
    keywords: ['marking clocksource', 'unstable (delta'],
    blames: 'host',
    specificity: 2,
    severity: 'medium',
    unmistakable: true,
    commands: [
      diagnose(
        'cat /sys/devices/system/clocksource/clocksource0/current_clocksource; vmstat 1 5',
        'See which clock is in use and whether the hypervisor withholds time.',
        'The clock is known.',
      ),
    ],
    samples: [
      {
        line: "timekeeping watchdog on CPU2: Marking clocksource 'tsc' as unstable because the skew is too large:",
        origin: 'linux source, kernel/time/clocksource.c',
      },
      { line: 'Clocksource tsc unstable (delta = 62500000 ns)', origin: 'linux source, kernel/time/clocksource.c' },
    ],
    nearMisses: ['clocksource: Switched to clocksource tsc'],
  },
]
