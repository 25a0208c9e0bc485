import { defineSignatures } from './define-signatures.ts'

export const SSHD_SIGNATURES = defineSignatures([
  {
    id: 'sshd/failed-logins',
    mechanism: 'attack',
    symptom: 'SSH password guessing',
    cause:
      'A brute-force attack guesses SSH passwords[ on {service}]: many failed logins come from few addresses in a short time.',
    patterns: [
      /Failed password for (?:invalid user )?\S{1,80} from \S{1,80} port/,
      /Invalid user \S{0,80} from \S{1,80}/,
      /PAM \d+ more authentication failures/,
      /Too many authentication failures/,
      /authentication failure;.{0,200}rhost=\S{1,80}/,
    ],
    keywords: 'failed password|invalid user|authentication failure',
    blames: 'self',
    look: 'journalctl -u ssh --since today | grep -oP "Failed password .* from \\K\\S+" | sort | uniq -c | sort -rn | head # Count attempts per address.',
    fix: 'fail2ban-client set sshd banip <address> # Ban the addresses, allow keys only (PasswordAuthentication no), and limit who may connect. # fail2ban-client set sshd unbanip <address>',
    samples: {
      'Failed password for invalid user svc_account from 65.2.161.68 port 46722 ssh2': 'openssh, auth.c',
      'Failed password for root from 192.0.2.7 port 54087 ssh2': 'openssh, auth.c',
    },
    nearMisses: [
      'Accepted publickey for deploy from 10.9.0.4 port 50122 ssh2',
      'Connection closed by 203.0.113.9 port 51122 [preauth]',
    ],
  },
  {
    id: 'sshd/no-common-algorithm',
    mechanism: 'tls-mismatch',
    severity: 'medium',
    symptom: 'no common SSH algorithm',
    cause:
      'SSH connections[ to {service}] fail because one side only offers algorithms that the other no longer accepts, as after an upgrade.',
    patterns: [/no matching (?<what>key exchange method|host key type|cipher|MAC) found\. Their offer: /i],
    keywords: 'no matching key exchange|no matching host key|no matching cipher|no matching mac',
    blames: 'self',
    look: 'ssh -Q kex; sshd -T | grep -E "^(kexalgorithms|hostkeyalgorithms|ciphers|macs)" # Compare what both sides offer.',
    samples: {
      'Unable to negotiate with 192.0.2.7 port 51234: no matching key exchange method found. Their offer: diffie-hellman-group1-sha1 [preauth]':
        'openssh, packet.c; openssh docs, legacy options',
      'Unable to negotiate with legacyhost: no matching host key type found. Their offer: ssh-rsa,ssh-dss':
        'openssh docs, legacy options',
    },
    nearMisses: ['kex: algorithm: curve25519-sha256'],
  },
  {
    id: 'sshd/too-many-unauthenticated',
    mechanism: 'overload',
    severity: 'medium',
    symptom: 'SSH drops connections (MaxStartups)',
    cause:
      'More SSH connections wait for a login than MaxStartups allows, so new ones are dropped: a flood of attempts, or many jobs at once.',
    patterns: [/beginning MaxStartups throttling/i, /drop connection #\d+ from .{1,80} past MaxStartups/i],
    keywords: 'maxstartups',
    blames: 'self',
    unmistakable: true,
    look: 'ss -tn "sport = :22" | awk "NR > 1 {print \\$5}" | cut -d: -f1 | sort | uniq -c | sort -rn | head # Count connections per address.',
    samples: {
      'error: beginning MaxStartups throttling': 'openssh, sshd.c',
      'drop connection #10 from [192.0.2.7]:51234 on [198.51.100.3]:22 past MaxStartups': 'openssh, sshd.c',
    },
    nearMisses: ['Server listening on 0.0.0.0 port 22.'],
  },
  {
    id: 'sshd/bad-permissions',
    mechanism: 'bad-configuration',
    severity: 'medium',
    symptom: 'SSH key file has unsafe permissions',
    cause: 'SSH does not use the file[ {file}] because others may write or read it, so logins with that key fail.',
    patterns: [
      /Authentication refused: bad ownership or modes for (?:directory|file) (?<file>[\w./-]{1,200})/i,
      /Permissions \d{3,4} for '(?<file>[^']{1,200})' are too open/i,
    ],
    keywords: 'bad ownership or modes|are too open',
    blames: 'self',
    unmistakable: true,
    look: 'namei -l {file} # See owner and mode of each folder on the way.',
    fix: 'chmod go-w {file} # Remove write permission from group and others (600 for private keys). # chmod <previous-mode> {file}',
    samples: {
      'Authentication refused: bad ownership or modes for directory /home/deploy': 'openssh, misc.c safe_path',
      "Permissions 0644 for '/home/deploy/.ssh/id_rsa' are too open.": 'openssh, authfile.c',
    },
    nearMisses: ['Permissions of /home/deploy/.ssh set to 0700'],
  },
  {
    id: 'sshd/host-key-changed',
    mechanism: 'certificate-untrusted',
    symptom: 'SSH host key changed',
    cause:
      'A server shows another SSH host key than before: it was rebuilt, or somebody intercepts the connection; clients refuse to connect.',
    patterns: [/REMOTE HOST IDENTIFICATION HAS CHANGED/, /Host key verification failed/i],
    keywords: 'remote host identification|host key verification failed',
    blames: 'peer',
    unmistakable: true,
    look: 'ssh-keyscan <host> | ssh-keygen -lf -; ssh-keygen -lF <host> # Compare the key that is shown with the known one, and ask the owner of the server.',
    fix: 'ssh-keygen -R <host> # Forget the old key only when the new one is confirmed. # Put the previous line back into known_hosts.',
    samples: {
      '@    WARNING: REMOTE HOST IDENTIFICATION HAS CHANGED!     @': 'openssh, sshconnect.c',
      'Host key verification failed.': 'openssh, sshconnect.c',
    },
    nearMisses: ["Warning: Permanently added 'github.com' (ED25519) to the list of known hosts."],
  },
  {
    id: 'pam/account-locked',
    mechanism: 'credential-rejected',
    severity: 'medium',
    symptom: 'account[ {user}] locked or expired',
    cause: 'The account[ {user}] is locked after failed logins, or its password has expired (PAM).',
    patterns: [
      /pam_faillock\(\w{1,40}:\w{1,20}\): Consecutive login failures for user (?<user>[\w.-]{1,64}) account temporarily locked/i,
      /pam_tally2?\(\w{1,40}:\w{1,20}\): user (?<user>[\w.-]{1,64}) \(\d+\) tally \d+, deny \d+/i,
      /pam_unix\(\w{1,40}:account\): (?:account|expired password for user) (?<user>[\w.-]{1,64})(?: has expired)?/i,
    ],
    keywords: 'pam_faillock|pam_tally|pam_unix(',
    blames: 'self',
    unmistakable: true,
    look: 'faillock --user {user}; chage -l {user} # See the failed attempts and when account and password expire.',
    fix: 'faillock --user {user} --reset # Unlock it once the source of the failed logins is known. # passwd -l {user}',
    samples: {
      'pam_faillock(sshd:auth): Consecutive login failures for user deploy account temporarily locked':
        'linux-pam, pam_faillock.c',
      'pam_unix(sshd:account): expired password for user backup (password aged)': 'linux-pam, pam_unix_acct.c',
    },
    nearMisses: [
      'pam_unix(sshd:session): session opened for user deploy(uid=1000) by (uid=0)',
      'pam_unix(cron:session): session closed for user root',
    ],
  },
])
