import type { Signature } from '../model/signature.ts'
import { diagnose, fix } from './propose-command.ts'

export const SSHD_SIGNATURES: readonly Signature[] = [
  {
    id: 'sshd/failed-logins',
    technology: 'sshd',
    category: 'security',
    title: 'Password guessing against SSH',
    cause:
      'A brute-force attack guesses passwords of SSH logins: many failed authentication attempts come from few addresses in a short time.',
    patterns: [
      /Failed password for (?:invalid user )?\S{1,80} from \S{1,80} port/,
      /Invalid user \S{0,80} from \S{1,80}/,
      /PAM \d+ more authentication failures/,
      /Too many authentication failures/,
      /authentication failure;.{0,200}rhost=\S{1,80}/,
    ],
    keywords: ['failed password', 'invalid user', 'authentication failure'],
    blames: 'self',
    specificity: 2,
    severity: 'high',
    commands: [
      {
        category: 'diagnose',
        priority: 'high',
        risk: 'read-only',
        command: `journalctl -u ssh --since today | grep -oP "Failed password .* from \\K\\S+" | sort | uniq -c | sort -rn | head`,
        description: 'Count attempts per address.',
        estimatedTime: '2 min',
        verification: 'The attacking addresses are known.',
      },
      {
        category: 'fix',
        priority: 'high',
        risk: 'changes-state',
        command: 'fail2ban-client set sshd banip <address>',
        description: 'Ban the addresses, allow keys only (PasswordAuthentication no), and limit who may connect.',
        estimatedTime: '10 min',
        verification: 'Attempts end and no guessed login succeeded.',
        undo: 'fail2ban-client set sshd unbanip <address>',
      },
    ],
    samples: [
      {
        line: 'Failed password for invalid user svc_account from 65.2.161.68 port 46722 ssh2',
        origin: 'openssh, auth.c',
      },
      { line: 'Failed password for root from 192.0.2.7 port 54087 ssh2', origin: 'openssh, auth.c' },
    ],
    nearMisses: [
      'Accepted publickey for deploy from 10.9.0.4 port 50122 ssh2',
      'Connection closed by 203.0.113.9 port 51122 [preauth]',
    ],
  },
  {
    id: 'sshd/no-common-algorithm',
    technology: 'sshd',
    category: 'configuration',
    title: 'SSH client and server share no algorithm',
    cause:
      'SSH connections fail because one side only offers algorithms that the other no longer accepts, as after an upgrade.',
    patterns: [/no matching (?<what>key exchange method|host key type|cipher|MAC) found\. Their offer: /i],
    keywords: ['no matching key exchange', 'no matching host key', 'no matching cipher', 'no matching mac'],
    blames: 'self',
    specificity: 3,
    severity: 'medium',
    commands: [
      diagnose(
        'ssh -Q kex; sshd -T | grep -E "^(kexalgorithms|hostkeyalgorithms|ciphers|macs)"',
        'Compare what both sides offer.',
        'The missing algorithm is known.',
      ),
    ],
    samples: [
      {
        line: 'Unable to negotiate with 192.0.2.7 port 51234: no matching key exchange method found. Their offer: diffie-hellman-group1-sha1 [preauth]',
        origin: 'openssh, packet.c; openssh docs, legacy options',
      },
      {
        line: 'Unable to negotiate with legacyhost: no matching host key type found. Their offer: ssh-rsa,ssh-dss',
        origin: 'openssh docs, legacy options',
      },
    ],
    nearMisses: ['kex: algorithm: curve25519-sha256'],
  },
  {
    id: 'sshd/too-many-unauthenticated',
    technology: 'sshd',
    category: 'capacity',
    title: 'SSH drops connections: too many are not logged in yet',
    cause:
      'More connections wait for a login than MaxStartups allows, so SSH drops new ones: a flood of attempts, or many jobs at once.',
    patterns: [/beginning MaxStartups throttling/i, /drop connection #\d+ from .{1,80} past MaxStartups/i],
    keywords: ['maxstartups'],
    blames: 'self',
    specificity: 3,
    severity: 'medium',
    unmistakable: true,
    commands: [
      diagnose(
        'ss -tn "sport = :22" | awk "NR > 1 {print \\$5}" | cut -d: -f1 | sort | uniq -c | sort -rn | head',
        'Count connections per address.',
        'Who floods is known.',
      ),
    ],
    samples: [
      { line: 'error: beginning MaxStartups throttling', origin: 'openssh, sshd.c' },
      {
        line: 'drop connection #10 from [192.0.2.7]:51234 on [198.51.100.3]:22 past MaxStartups',
        origin: 'openssh, sshd.c',
      },
    ],
    nearMisses: ['Server listening on 0.0.0.0 port 22.'],
  },
  {
    id: 'sshd/bad-permissions',
    technology: 'sshd',
    category: 'configuration',
    title: 'SSH ignores a key file: its permissions are too open',
    cause: 'SSH does not use the file {file} because others may write or read it, so logins with that key fail.',
    patterns: [
      /Authentication refused: bad ownership or modes for (?:directory|file) (?<file>[\w./-]{1,200})/i,
      /Permissions \d{3,4} for '(?<file>[^']{1,200})' are too open/i,
    ],
    keywords: ['bad ownership or modes', 'are too open'],
    blames: 'self',
    specificity: 3,
    severity: 'medium',
    unmistakable: true,
    commands: [
      diagnose(
        'namei -l {file}',
        'See owner and mode of each folder on the way.',
        'The folder that is too open is known.',
      ),
      fix(
        'chmod go-w {file}',
        'Take the right to write from group and others (600 for private keys).',
        'The login succeeds.',
        'chmod <former-mode> {file}',
      ),
    ],
    samples: [
      {
        line: 'Authentication refused: bad ownership or modes for directory /home/deploy',
        origin: 'openssh, misc.c safe_path',
      },
      { line: "Permissions 0644 for '/home/deploy/.ssh/id_rsa' are too open.", origin: 'openssh, authfile.c' },
    ],
    nearMisses: ['Permissions of /home/deploy/.ssh set to 0700'],
  },
  {
    id: 'sshd/host-key-changed',
    technology: 'sshd',
    category: 'security',
    title: 'The SSH host key of a server has changed',
    cause:
      'A server shows another SSH host key than before: it was built anew, or somebody stands in between; connections are refused.',
    patterns: [/REMOTE HOST IDENTIFICATION HAS CHANGED/, /Host key verification failed/i],
    keywords: ['remote host identification', 'host key verification failed'],
    blames: 'peer',
    specificity: 3,
    severity: 'high',
    unmistakable: true,
    commands: [
      diagnose(
        'ssh-keyscan <host> | ssh-keygen -lf -; ssh-keygen -lF <host>',
        'Compare the key that is shown with the known one, and ask the owner of the server.',
        'The change is explained.',
        { priority: 'critical' },
      ),
      fix(
        'ssh-keygen -R <host>',
        'Forget the old key only when the new one is confirmed.',
        'The connection succeeds.',
        'Put the former line back into known_hosts.',
      ),
    ],
    samples: [
      { line: '@    WARNING: REMOTE HOST IDENTIFICATION HAS CHANGED!     @', origin: 'openssh, sshconnect.c' },
      { line: 'Host key verification failed.', origin: 'openssh, sshconnect.c' },
    ],
    nearMisses: ["Warning: Permanently added 'github.com' (ED25519) to the list of known hosts."],
  },
  {
    id: 'pam/account-locked',
    technology: 'pam',
    category: 'authentication',
    title: 'An account is locked or expired',
    cause: 'PAM refuses the account {user}: it is locked after failed logins, or its password has expired.',
    patterns: [
      /pam_faillock\(\w{1,40}:\w{1,20}\): Consecutive login failures for user (?<user>[\w.-]{1,64}) account temporarily locked/i,
      /pam_tally2?\(\w{1,40}:\w{1,20}\): user (?<user>[\w.-]{1,64}) \(\d+\) tally \d+, deny \d+/i,
      /pam_unix\(\w{1,40}:account\): (?:account|expired password for user) (?<user>[\w.-]{1,64})(?: has expired)?/i,
    ],
    keywords: ['pam_faillock', 'pam_tally', 'pam_unix('],
    blames: 'self',
    specificity: 3,
    severity: 'medium',
    unmistakable: true,
    commands: [
      diagnose(
        'faillock --user {user}; chage -l {user}',
        'See the failed attempts and when account and password expire.',
        'The reason is known.',
      ),
      fix(
        'faillock --user {user} --reset',
        'Unlock it, once you know who failed to log in.',
        'The login succeeds.',
        'passwd -l {user}',
      ),
    ],
    samples: [
      {
        line: 'pam_faillock(sshd:auth): Consecutive login failures for user deploy account temporarily locked',
        origin: 'linux-pam, pam_faillock.c',
      },
      {
        line: 'pam_unix(sshd:account): expired password for user backup (password aged)',
        origin: 'linux-pam, pam_unix_acct.c',
      },
    ],
    nearMisses: [
      'pam_unix(sshd:session): session opened for user deploy(uid=1000) by (uid=0)',
      'pam_unix(cron:session): session closed for user root',
    ],
  },
]
