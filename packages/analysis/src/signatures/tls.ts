import { defineSignatures } from './define-signatures.ts'

export const TLS_SIGNATURES = defineSignatures([
  {
    id: 'tls/certificate-expired',
    mechanism: 'certificate-expired',
    cause: "The TLS certificate[ of {peer}] has expired, so every TLS handshake with it fails until it's renewed.",
    patterns: [
      /\b(?<peer>identity provider|[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}) (?:TLS |SSL )?certificate (?:has )?expired/i,
      /certificate (?:has )?expired(?! or is not yet valid: current time \S{1,40} is before)/i,
      /CertificateExpiredException/,
      /\bCertPathValidatorException: validity check failed/,
      /CERT_HAS_EXPIRED/,
      /x509: certificate has expired or is not yet valid(?!: current time \S{1,40} is before)/i,
      /ssl certificate expired/i,
      /provider certificate expired/i,
      /ExpiredCertException/,
      /certificate\b.{0,80}\b(?:is )?not within its validity period/i,
      /\bCERT_E_EXPIRED\b|\bNotTimeValid\b/,
    ],
    keywords: 'expired|validity period|nottimevalid|validity check failed',
    blames: 'peer',
    look: 'openssl s_client -connect {host}:443 -servername {host} </dev/null | openssl x509 -noout -dates -subject # Read the validity dates of the certificate that is really served.',
    fix: 'certbot renew --cert-name {host} && systemctl reload nginx # Renew the certificate and reload what serves it; if a partner owns it, contact them. # Restore the previous key and certificate from the backup.',
    samples: {
      'upstream SSL certificate verify error: (10:certificate has expired) while SSL handshaking to upstream':
        'nginx source, ngx_http_upstream.c',
      'A required certificate is not within its validity period when verifying against the current system clock or the timestamp in the signed file.':
        'Windows SDK, winerror.h, CERT_E_EXPIRED',
      'x509: certificate has expired or is not yet valid: current time 2024-01-01T00:00:00Z is after 2023-12-31T23:59:59Z':
        'golang source, crypto/x509/verify.go',
    },
    nearMisses: ['session expired, please sign in again', 'certificate renewed, expires in 90 days'],
  },
  {
    id: 'tls/certificate-not-yet-valid',
    mechanism: 'certificate-untrusted',
    category: 'clock',
    symptom: 'TLS certificate[ of {peer}] not valid yet',
    cause:
      "The TLS certificate[ of {peer}] only becomes valid later: one side's clock is slow, or the certificate was deployed too early.",
    patterns: [
      /certificate is not yet valid(?! {0,4}:? {0,4}current time \S{1,40} is after)/i,
      /CertificateNotYetValidException/,
      /CERT_NOT_YET_VALID/,
      /x509: certificate has expired or is not yet valid: current time \S{1,40} is before/i,
    ],
    keywords: 'not yet valid|notyetvalid|not_yet_valid',
    blames: 'peer',
    look: 'date -u; openssl s_client -connect {host}:443 -servername {host} </dev/null | openssl x509 -noout -dates # Compare the clock with notBefore.',
    samples: {
      'x509: certificate has expired or is not yet valid: current time 2023-12-31T23:00:00Z is before 2024-01-01T00:00:00Z':
        'golang crypto/x509, verify.go',
      'ssl.SSLCertVerificationError: [SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: certificate is not yet valid (_ssl.c:1006)':
        'python docs, ssl; openssl source, x509_txt.c',
    },
    nearMisses: ['certificate issued, valid from 2024-01-01'],
  },
  {
    id: 'tls/unknown-authority',
    mechanism: 'certificate-untrusted',
    cause:
      'The TLS certificate[ of {peer}] is signed by an authority (CA) that is not trusted[ by {service}]: self-signed or private, or an intermediate certificate is missing.',
    patterns: [
      /Get "https:\/\/(?<peer>[\w.:-]{1,253})[^"]{0,300}".{0,120}certificate signed by unknown authority/i,
      /certificate signed by unknown authority/i,
      /unable to get (?:local )?issuer certificate|UNABLE_TO_GET_ISSUER_CERT(?:_LOCALLY)?/i,
      /unable to verify the first certificate|UNABLE_TO_VERIFY_LEAF_SIGNATURE/i,
      /self[- ]signed certificate(?: in certificate chain)?\b(?! (?:generated|created|for))|DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN/i,
      /PKIX path building failed/i,
      /RemoteCertificateChainErrors|UntrustedRoot/,
      /tls(?:v1)? alert unknown ca|tls: unknown certificate authority/i,
    ],
    keywords:
      'unknown authority|issuer certificate|issuer_cert|verify the first certificate|leaf_signature|self-signed certificate|self signed certificate|self_signed_cert|pkix path building|certificatechainerrors|untrustedroot|alert unknown ca|unknown certificate authority',
    blames: 'peer',
    look: 'openssl s_client -connect {host}:443 -servername {host} -showcerts </dev/null 2>&1 | grep -E "s:|i:|Verify" # See who signed it and whether the chain is complete.',
    samples: {
      'Get "https://registry.local/v2/": x509: certificate signed by unknown authority':
        'golang source, crypto/x509/verify.go; docker docs, registry certificates',
      'sun.security.validator.ValidatorException: PKIX path building failed: sun.security.provider.certpath.SunCertPathBuilderException: unable to find valid certification path to requested target':
        'openjdk, PKIXValidator.java',
      'Error: unable to verify the first certificate': 'nodejs docs, tls error codes',
    },
    nearMisses: ['self-signed certificate generated for localhost', 'loaded 137 certificate authorities'],
  },
  {
    id: 'tls/hostname-mismatch',
    mechanism: 'tls-mismatch',
    symptom: "[TLS certificate doesn't cover {peer}|TLS certificate has another name]",
    cause:
      'The server behind [{peer}|that name] shows a TLS certificate whose names do not match the host name: a wrong address, or a certificate that lacks the name.',
    patterns: [
      /x509: certificate is (?:valid for|not valid for any names, but wanted to match) .{0,300}?(?:not |match )(?<peer>[\w.*-]{1,253})/i,
      /Hostname\/IP does not match certificate's altnames: Host: (?<peer>[\w-]{1,63}(?:\.[\w-]{1,63}){0,8})/i,
      /ERR_TLS_CERT_ALTNAME_INVALID/,
      /Hostname mismatch, certificate is not valid for '(?<peer>[^']{1,253})'/i,
      /No subject alternative (?:DNS )?names? (?:matching (?:IP address )?(?<peer>[\w.:-]{1,253}) found|present)/i,
      /x509: cannot validate certificate for (?<peer>[\d.:a-f]{3,60}) because it doesn't contain any IP SANs/i,
      /RemoteCertificateNameMismatch/,
    ],
    keywords:
      "x509: certificate is|certificate's altnames|cert_altname|hostname mismatch|subject alternative|cannot validate certificate for|certificatenamemismatch",
    blames: 'peer',
    look: 'openssl s_client -connect {host}:443 -servername {host} </dev/null | openssl x509 -noout -subject -ext subjectAltName # See which names the certificate covers.',
    samples: {
      'x509: certificate is valid for *.example.com, example.com, not api.example.org': 'golang crypto/x509, verify.go',
      "Error [ERR_TLS_CERT_ALTNAME_INVALID]: Hostname/IP does not match certificate's altnames: Host: api.example.org. is not in the cert's altnames: DNS:example.com":
        'nodejs docs, errors',
    },
    nearMisses: ['certificate for api.example.org has subject alternative names api.example.org, www.example.org'],
  },
  {
    id: 'tls/no-common-protocol',
    mechanism: 'tls-mismatch',
    symptom: 'no common TLS protocol or cipher',
    cause:
      'TLS handshakes[ of {service}][ with {peer}] fail: both sides share no TLS version or cipher, as after one of them dropped old ones.',
    patterns: [
      /(?:alert|reason:|SSL routines:).{0,60}(?:protocol version|unsupported protocol|wrong version number|no shared cipher|no protocols available)/i,
      /tls: (?:client offered only unsupported versions|protocol version not supported|no cipher suite supported by both client and server|no supported versions satisfy)/i,
      /javax\.net\.ssl\.SSLHandshakeException: (?:No appropriate protocol|Received fatal alert: (?:handshake_failure|protocol_version))/,
      /ERR_SSL_(?:WRONG_VERSION_NUMBER|UNSUPPORTED_PROTOCOL|NO_SHARED_CIPHER|VERSION_OR_CIPHER_MISMATCH)|EPROTO .{0,80}(?:wrong version number|alert handshake failure)/,
    ],
    keywords:
      'protocol version|unsupported protocol|wrong version number|no shared cipher|no protocols available|tls: client offered|tls: protocol|tls: no cipher|tls: no supported|sslhandshakeexception|err_ssl_|eproto ',
    blames: 'peer',
    look: 'openssl s_client -connect {host}:443 -tls1_2 </dev/null 2>&1 | grep -E "Protocol|Cipher|alert"; nmap --script ssl-enum-ciphers -p 443 {host} # See which versions and ciphers the server takes; "wrong version number" often means plain HTTP on that port.',
    samples: {
      'SSL_do_handshake() failed (SSL: error:0A000102:SSL routines::unsupported protocol) while SSL handshaking':
        'nginx source, ngx_event_openssl.c; openssl source, sslerr.h',
      'javax.net.ssl.SSLHandshakeException: Received fatal alert: handshake_failure': 'openjdk, Alert.java',
    },
    nearMisses: ['ssl_protocols TLSv1.2 TLSv1.3;', 'negotiated protocol version TLSv1.3'],
  },
  {
    id: 'tls/key-mismatch',
    mechanism: 'tls-mismatch',
    severity: 'critical',
    symptom: "private key doesn't match certificate",
    cause:
      '[{service} has|The server has] a private key that does not match its certificate, as after only one of them was renewed.',
    patterns: [/key values mismatch/i, /tls: private key does not match public key/i, /KEY_VALUES_MISMATCH/],
    keywords: 'key values mismatch|does not match public key|key_values_mismatch',
    blames: 'self',
    look: 'openssl x509 -noout -pubkey -in <certificate> | sha256sum; openssl pkey -pubout -in <key> | sha256sum # Both sums are equal if they belong together.',
    samples: {
      'SSL_CTX_use_PrivateKey_file("/etc/ssl/example.key") failed (SSL: error:0B080074:x509 certificate routines:X509_check_private_key:key values mismatch)':
        'nginx docs, configuring HTTPS servers',
      'tls: private key does not match public key': 'golang crypto/tls, tls.go',
    },
    nearMisses: ['private key loaded from /etc/ssl/example.key'],
  },
  {
    id: 'tls/renewal-failed',
    mechanism: 'certificate-expired',
    category: 'dependency-failure',
    severity: 'high',
    symptom: '[certificate renewal of {name} fails|certificate renewal fails]',
    cause: 'The automatic renewal of the TLS certificate[ for {name}] fails, so it will expire unless somebody acts.',
    patterns: [
      /Failed to renew certificate (?<name>[\w.*-]{1,253}) with error/i,
      /Challenge failed for domain (?<name>[\w.*-]{1,253})/i,
      /acme: error: \d+ :: .{0,120}?:: urn:ietf:params:acme:error:(?<problem>\w{1,40})/i,
      /urn:ietf:params:acme:error:(?<problem>rateLimited|unauthorized|dns|connection|caa)\b/,
      /certificate is expiring|Issuing certificate as Secret does not exist.{0,80}failed/i,
    ],
    keywords: 'failed to renew certificate|challenge failed for domain|acme: error|params:acme:error',
    blames: 'self',
    look: 'certbot certificates # Check when it expires and the state of the challenge.',
    verify: 'certbot renew --dry-run # It is healthy again.',
    samples: {
      'Failed to renew certificate example.com with error: Some challenges have failed.': 'certbot source, renewal.py',
      'acme: error: 429 :: POST :: https://acme-v02.api.letsencrypt.org/acme/new-order :: urn:ietf:params:acme:error:rateLimited :: too many certificates already issued':
        "go-acme/lego, acme/errors.go; let's encrypt docs, rate limits",
    },
    nearMisses: ['Certificate not yet due for renewal'],
  },
])
