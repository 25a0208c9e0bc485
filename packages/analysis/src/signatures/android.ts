import type { Signature } from '../model/signature.ts'
import { diagnose } from './propose-command.ts'

export const ANDROID_SIGNATURES: readonly Signature[] = [
  {
    id: 'android/not-responding',
    technology: 'android',
    category: 'bug',
    title: '{program} does not respond',
    cause:
      'The main thread of the app {program} is blocked: it does not respond to input or broadcasts in time (ANR), so Android offers to close it.',
    patterns: [/\bANR in (?<program>[\w.]{2,120})/],
    keywords: ['anr in '],
    blames: 'self',
    specificity: 3,
    severity: 'high',
    unmistakable: true,
    explains: ['general/timeout'],
    commands: [
      diagnose(
        'adb pull /data/anr; adb shell dumpsys activity processes {program}',
        'See what the main thread waits for in the trace of the moment.',
        'The blocking call is known.',
      ),
    ],
    samples: [
      { line: 'ANR in com.example.app (com.example.app/.MainActivity)', origin: 'android docs, ANRs' },
      { line: 'ActivityManager: ANR in com.android.systemui', origin: 'android source, AppErrors' },
    ],
    nearMisses: ['Scanr in progress'],
  },
  {
    id: 'android/app-crash',
    technology: 'android',
    category: 'crash',
    title: 'An Android app crashes',
    cause: 'An app on the device dies of an exception that nothing in its code catches.',
    patterns: [/\bFATAL EXCEPTION: [\w-]+/],
    keywords: ['fatal exception: '],
    blames: 'self',
    specificity: 2,
    severity: 'high',
    unmistakable: true,
    commands: [
      diagnose('adb logcat -b crash -d', 'Read the whole trace of the crash.', 'The first frame of own code is known.'),
    ],
    samples: [
      { line: 'AndroidRuntime: FATAL EXCEPTION: main', origin: 'android docs, crashes' },
      { line: 'E AndroidRuntime: FATAL EXCEPTION: pool-3-thread-1', origin: 'android source, RuntimeInit' },
    ],
    nearMisses: ['no fatal exceptions so far'],
  },
]
