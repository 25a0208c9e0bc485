import { defineSignatures } from './define-signatures.ts'

export const BUILD_SIGNATURES = defineSignatures([
  {
    id: 'dnf/nothing-provides',
    mechanism: 'build-failed',
    category: 'configuration',
    symptom: '[package {dependency} not available|package not available]',
    cause:
      'The build cannot install its dependencies: no package in the enabled repositories provides [{dependency}|one of them] in the requested version.',
    patterns: [
      /nothing provides (?:requested )?\(?(?<dependency>[^\s,()]{1,120}(?:\([^)]{0,60}\))?)/,
      /No match(?:ing packages to install| for argument): ?(?<dependency>\S{1,120})?/i,
      /Unable to locate package (?<dependency>\S{1,120})/,
    ],
    keywords: 'nothing provides|no match for argument|no matching packages|unable to locate package',
    blames: 'self',
    look: 'dnf repoquery --whatprovides "{dependency}" # See which versions the repositories offer.',
    samples: {
      'nothing provides module(platform:el8) needed by module perl:5.26:8010020190322130042:16b3ab4d.x86_64':
        'libsolv source, problems.c',
      'nothing provides libfoo.so.1()(64bit) needed by bar-1.0-1.fc40.x86_64': 'libsolv source, problems.c',
    },
    nearMisses: ['Package provides are up to date'],
  },
  {
    id: 'build/python-package-missing',
    technology: 'pip',
    mechanism: 'build-failed',
    category: 'configuration',
    symptom: '[Python package {package} not available|Python package not available]',
    cause:
      'pip finds no matching release of [{package}|a package] (not available for the requested version and this Python), or two requirements conflict.',
    patterns: [
      /No matching distribution found for (?<package>[\w.[\]=<>~!,-]{1,160})/,
      /Could not find a version that satisfies the requirement (?<package>[\w.[\]=<>~!,-]{1,160})/,
      /ResolutionImpossible|Cannot install .{1,200} because these package versions have conflicting dependencies/,
    ],
    keywords:
      'no matching distribution found|version that satisfies the requirement|resolutionimpossible|have conflicting dependencies',
    blames: 'self',
    look: 'pip index versions <package>; python --version # See which releases exist for this Python.',
    samples: {
      'ERROR: No matching distribution found for tensorflow==1.15.0': 'pypa/pip, resolution/resolvelib/factory.py',
      'ERROR: Could not find a version that satisfies the requirement torch==9.9 (from versions: 2.0.0, 2.0.1, 2.1.0)':
        'pip source, factory.py',
    },
    nearMisses: ['Requirement already satisfied: requests in /usr/lib/python3/dist-packages (2.31.0)'],
  },
  {
    id: 'build/maven-dependency-missing',
    technology: 'maven',
    mechanism: 'build-failed',
    category: 'configuration',
    symptom: '[dependency {dependency} not found|Maven dependency not found]',
    cause:
      'The build finds the dependency[ {dependency}] in none of its repositories: the version does not exist, or the repository does not answer.',
    patterns: [
      /Could not (?:find artifact|resolve dependencies for project|resolve|find) (?<dependency>[\w.-]{1,120}:[\w-]{1,60}(?:[.:][\w-]{1,60}){0,8})/,
    ],
    keywords: 'could not find artifact|could not resolve dependencies|could not resolve |could not find ',
    blames: 'self',
    look: 'mvn help:effective-settings | grep -A 3 "<mirror>" # See which repositories are asked and what they answer.',
    samples: {
      '[ERROR] Failed to execute goal on project app: Could not resolve dependencies for project com.example:app:jar:1.0: Could not find artifact com.example:lib:jar:2.0 in central (https://repo.maven.apache.org/maven2)':
        'apache maven wiki, DependencyResolutionException',
      '> Could not find com.example:lib:2.0.': 'gradle docs, dependency resolution',
    },
    nearMisses: [
      'Downloaded from central: https://repo.maven.apache.org/maven2/com/example/lib/2.0/lib-2.0.jar (12 kB at 1.2 MB/s)',
    ],
  },
  {
    id: 'build/compilation-failed',
    technology: 'compiler',
    mechanism: 'build-failed',
    symptom: "[compile error: {problem}|code doesn't compile]",
    cause: 'The compiler rejects the code[ ({problem})], so nothing can be built.',
    patterns: [
      /^(?:.{0,200}[\s/])?[\w.-]{1,120}\.(?:c|cc|cpp|cxx|h|hpp|m|rs):\d{1,7}:\d{1,5}: (?:fatal )?error: (?<problem>.{1,100})/m,
      /\[ERROR\] COMPILATION ERROR/,
      /undefined reference to [`'](?<problem>[^'`]{1,100})'/,
      /error TS\d{4,5}: (?<problem>.{1,100})/,
      /error(?:\[E\d{4}\]): (?<problem>.{1,100})/,
      /collect2: error: ld returned \d+ exit status/,
    ],
    keywords: ': error: |: fatal error: |compilation error|undefined reference to|error ts|error[e|collect2: error',
    blames: 'self',
    samples: {
      "src/main.c:12:5: error: implicit declaration of function 'foo' [-Werror=implicit-function-declaration]":
        'gcc docs, warning options',
      "src/app.ts(3,7): error TS2322: Type 'string' is not assignable to type 'number'.":
        'microsoft/TypeScript, diagnosticMessages.json',
    },
    nearMisses: ['gcc -Werror=format-security -c error.c -o error.o', 'checking for strerror in -lc... yes'],
  },
])
