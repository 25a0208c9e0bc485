import { defineSignatures } from './define-signatures.ts'

export const ANDROID_SIGNATURES = defineSignatures([
  {
    id: 'android/not-responding',
    mechanism: 'hang',
    symptom: '[{program} not responding (ANR)|app not responding (ANR)]',
    cause:
      'The main thread of the app[ {program}] is blocked: it does not respond to input or broadcasts in time (ANR).',
    patterns: [/\bANR in (?<program>[\w.]{2,120})/],
    keywords: 'anr in ',
    blames: 'self',
    unmistakable: true,
    look: 'adb pull /data/anr; adb shell dumpsys activity processes {program} # See what the main thread waits for in the trace of the moment.',
    samples: {
      'ANR in com.example.app (com.example.app/.MainActivity)': 'android docs, ANRs',
      'ActivityManager: ANR in com.android.systemui': 'android source, AppErrors',
    },
    nearMisses: ['Scanr in progress'],
  },
  {
    id: 'android/app-crash',
    mechanism: 'crash',
    symptom: 'Android app crashes',
    cause: 'An Android app[ ({service})] dies of an uncaught exception.',
    patterns: [/\bFATAL EXCEPTION: [\w-]+/],
    keywords: 'fatal exception: ',
    blames: 'self',
    unmistakable: true,
    look: 'adb logcat -b crash -d # Read the whole trace of the crash.',
    samples: {
      'AndroidRuntime: FATAL EXCEPTION: main': 'android docs, crashes',
      'E AndroidRuntime: FATAL EXCEPTION: pool-3-thread-1': 'android source, RuntimeInit',
    },
    nearMisses: ['no fatal exceptions so far'],
  },
])
