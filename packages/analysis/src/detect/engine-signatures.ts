import type { Signature } from '../model/signature.ts'

const common = {
  technology: 'application',
  patterns: [],
  keywords: [],
  blames: 'self',
  specificity: 2,
  samples: [],
  nearMisses: [],
} as const

/** What the engine finds by counting rather than by reading: no line says it, so no pattern can match it. */
export const SILENCE: Signature = {
  ...common,
  id: 'engine/silence',
  category: 'crash',
  title: '{service} has fallen silent',
  cause:
    '{service} logged steadily and then nothing more, while others go on: it hangs, has ended, or its logs no longer arrive.',
  severity: 'medium',
  commands: [
    {
      category: 'diagnose',
      priority: 'high',
      risk: 'read-only',
      command: 'kubectl get pods -l app={service} -o wide; systemctl status {service}',
      description: 'See whether {service} still runs, and whether its log collector does.',
      estimatedTime: '2 min',
      verification: 'The process is known to run, hang or be gone.',
    },
  ],
}

export const STANDSTILL: Signature = {
  ...common,
  id: 'engine/standstill',
  category: 'crash',
  title: '{service} has stopped its regular work',
  cause:
    '{service} did this work every {every}, {times} times, and then no more, while the rest goes on: {work}. It has stalled, waits for something, or is no longer started (a stuck consumer, a missing run of a schedule, a heartbeat that ended). {last_word}',
  severity: 'medium',
  commands: [
    {
      category: 'diagnose',
      priority: 'high',
      risk: 'read-only',
      command: 'systemctl status {service}; systemctl list-timers; kubectl get cronjobs,pods -l app={service} -o wide',
      description: 'See whether what does this work still runs, what it waits for, and when it was last started.',
      estimatedTime: '3 min',
      verification: 'It is known whether the work hangs, was not started, or was switched off.',
    },
    {
      category: 'verify',
      priority: 'medium',
      risk: 'read-only',
      command: 'kubectl logs deployment/{service} --since=10m --timestamps | tail -20',
      description: 'See that {service} reports its work again, at the old pace.',
      estimatedTime: '10 min',
      verification: 'The work is reported as often as before.',
    },
  ],
}

export const DROP: Signature = {
  ...common,
  id: 'engine/drop',
  category: 'capacity',
  title: '{service} gets far less work than before',
  cause:
    'The rate of work at {service} fell in one step from about {from} to about {to} lines a minute ({share} % of it) and stays there, while what still arrives is handled as before: a part of its requests or input no longer reaches it, as after a change of routing or weights, or with the loss of some of those who send to it.',
  severity: 'medium',
  commands: [
    {
      category: 'diagnose',
      priority: 'high',
      risk: 'read-only',
      command:
        'kubectl get endpoints,ingress -A | grep {service}; kubectl logs deployment/{service} --since=1h | tail -50',
      description: 'See which callers, regions or producers are missing, and what was changed in front of {service}.',
      estimatedTime: '5 min',
      verification: 'It is known whose part of the traffic is missing, and since when.',
    },
  ],
}

const WAITS: Pick<
  Signature,
  'technology' | 'patterns' | 'keywords' | 'blames' | 'specificity' | 'samples' | 'nearMisses'
> = {
  ...common,
  specificity: 3,
}

export const STOLEN_CPU: Signature = {
  ...WAITS,
  id: 'engine/stolen-cpu',
  category: 'capacity',
  title: '{service} waits for processor time that its host gives to others',
  cause:
    'The virtual machine {service} is short of processor time: the share that the hypervisor withholds from it (steal) rose in one step from about {from} to about {to} % and stays there, as with a noisy neighbour on the same host or too many machines on it.',
  severity: 'high',
  commands: [
    {
      category: 'diagnose',
      priority: 'high',
      risk: 'read-only',
      command: 'vmstat 1 10; virsh list; virsh domstats --cpu-total',
      description: 'Read the stolen time in the guest and see which guest of the host takes the processors.',
      estimatedTime: '5 min',
      verification: 'The guest that takes the time is known.',
    },
  ],
}

export const IO_WAIT: Signature = {
  ...WAITS,
  id: 'engine/io-wait',
  category: 'capacity',
  title: '{service} waits for its disks',
  cause:
    'The processors of {service} wait for disk or network storage: that share of their time (iowait) rose in one step from about {from} to about {to} % and stays there, so whatever reads or writes there is slow.',
  severity: 'high',
  commands: [
    {
      category: 'diagnose',
      priority: 'high',
      risk: 'read-only',
      command: 'iostat -x 1 5; pidstat -d 1 5; dmesg --level=err,warn | tail',
      description: 'See which device is saturated, and who reads or writes so much.',
      estimatedTime: '5 min',
      verification: 'The device and the process are known.',
    },
  ],
}

export const GROWTH: Signature = {
  ...common,
  id: 'engine/growth',
  category: 'capacity',
  title: 'The {resource} of {service} grows without end',
  cause:
    'The {resource} of {service} has grown steadily from {from} to {to} within {during} and does not come back: more is put in than is worked off, because the consumer behind it has stopped or falls behind.',
  severity: 'medium',
  commands: [
    {
      category: 'diagnose',
      priority: 'high',
      risk: 'read-only',
      command: 'kubectl get pods -l app={service} -o wide; kubectl top pod -l app={service}',
      description: 'See who works off what grows, and whether that still runs and keeps up.',
      estimatedTime: '3 min',
      verification: 'The consumer that fell behind is known.',
    },
    {
      category: 'verify',
      priority: 'medium',
      risk: 'read-only',
      command: 'kubectl logs deployment/{service} --since=10m --timestamps | tail -20',
      description: 'See that what had grown shrinks again.',
      estimatedTime: '10 min',
      verification: 'The number falls from reading to reading.',
    },
  ],
}

export const RESOURCE_FULL: Signature = {
  ...common,
  id: 'engine/resource-full',
  category: 'resource-exhaustion',
  title: 'A resource of {service} is used up',
  cause: 'A resource of {service} has grown steadily until its limit was reached.',
  severity: 'medium',
  commands: [
    {
      category: 'diagnose',
      priority: 'high',
      risk: 'read-only',
      command: 'kubectl top pod -l app={service}; df -h',
      description: 'Compare what is used with the limit, and see what uses it.',
      estimatedTime: '3 min',
      verification: 'The growing consumer is known.',
    },
  ],
}

export const SLOWDOWN: Signature = {
  ...common,
  id: 'engine/slowdown',
  category: 'capacity',
  title: '{service} has become slow',
  cause:
    'The response times of {service} rose in one step from about {from} to about {to} ({times} times as long) and stay there, while it still answers: it waits for something that is slower than before, or does more work for each request.',
  severity: 'medium',
  commands: [
    {
      category: 'diagnose',
      priority: 'high',
      risk: 'read-only',
      command:
        'kubectl top pod -l app={service}; kubectl logs deployment/{service} --since=1h --timestamps | tail -200',
      description: 'See whether {service} is short of processor or memory, or waits for a dependency.',
      estimatedTime: '5 min',
      verification: 'What each request waits for is known.',
    },
  ],
}

export const RESTART_LOOP: Signature = {
  ...common,
  id: 'engine/restart-loop',
  category: 'crash',
  title: '{service} restarts again and again',
  cause:
    '{service} is in a crash loop: it starts anew every {every}, {starts} times so far, and does no work in between. Its process ends soon after each start without a word of why.',
  severity: 'high',
  commands: [
    {
      category: 'diagnose',
      priority: 'high',
      risk: 'read-only',
      command: 'kubectl describe pod -l app={service}; kubectl logs -l app={service} --previous --tail=100',
      description: 'Read the exit code and the last words of the run before.',
      estimatedTime: '3 min',
      verification: 'The exit code and its reason are known.',
    },
  ],
}
