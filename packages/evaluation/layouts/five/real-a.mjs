import { p2, p3, MON, parts, ymd, hms, offs, us3, sec, javaTrace } from './lib.mjs';
import { deck } from './deck.mjs';

// 1 Keycloak on Quarkus
function keycloak(r, L) {
  const realm = () => r.pick(['acme', 'master', 'partners', 'retail-b2c']);
  const ev = (type, extra) => `type="${type}", realmId="${r.uuid()}", realmName="${realm()}", clientId="${r.pick(['account-console', 'shop-web', 'grafana', 'security-admin-console'])}", userId="${extra ? 'null' : r.uuid()}", ipAddress="${r.pub()}"${extra || ''}`;
  const d = deck(r, [
    ['WARN', () => ['org.keycloak.events', ev('LOGIN_ERROR', `, error="${r.pick(['user_not_found', 'invalid_user_credentials', 'expired_code', 'cookie_not_found'])}", auth_method="openid-connect", redirect_uri="https://shop.example.com/cb", code_id="${r.uuid()}"`)]],
    ['WARN', () => ['org.keycloak.events', ev('REFRESH_TOKEN_ERROR', `, error="invalid_token", reason="${r.pick(['Token is not active', 'Session not active', 'Stale token'])}", grant_type="refresh_token", client_auth_method="client-secret"`)]],
    ['DEBUG', () => ['org.keycloak.events', ev('LOGIN')]],
    ['DEBUG', () => ['org.keycloak.events', ev('CODE_TO_TOKEN')]],
    ['INFO', () => ['org.keycloak.services', `KC-SERVICES0050: Initializing master realm`], 0.2],
    ['INFO', () => ['org.keycloak.broker.provider.AbstractIdentityProvider', `Identity provider ${r.pick(['azure-ad', 'google', 'saml-partner'])} returned subject ${r.hex(12)}`]],
    ['INFO', () => ['org.infinispan.CLUSTER', `ISPN000094: Received new cluster view for channel ISPN: [kc-${r.int(0, 2)}-${r.int(1000, 60000)}|${r.int(2, 40)}] (${r.int(2, 3)}) [kc-0-${r.int(1000, 60000)}, kc-1-${r.int(1000, 60000)}]`]],
    ['INFO', () => ['org.infinispan.LIFECYCLE', `[Context=${r.pick(['sessions', 'clientSessions', 'loginFailures'])}] ISPN100010: Finished rebalance with members [kc-0-${r.int(1000, 60000)}, kc-1-${r.int(1000, 60000)}], topology id ${r.int(3, 90)}`]],
    ['INFO', () => ['org.keycloak.storage.ldap.LDAPStorageProviderFactory', `Sync changed users from LDAP to local store: realm: ${r.uuid()}, federation provider: corp-ldap, last sync time: ${r.int(1, 60)} minutes ago`]],
    ['INFO', () => ['org.keycloak.storage.ldap.LDAPStorageProviderFactory', `Sync changed users finished: ${r.int(0, 9)} added users, ${r.int(0, 40)} updated users`]],
    ['WARN', () => ['org.keycloak.services', `KC-SERVICES0091: Request is missing scope 'openid' so it's not treated as OIDC, but just pure OAuth2 request.`]],
    ['WARN', () => ['io.vertx.core.impl.BlockedThreadChecker', `Thread Thread[vert.x-worker-thread-${r.int(0, 19)},5,main] has been blocked for ${r.int(60001, 69000)} ms, time limit is 60000 ms`]],
    ['ERROR', () => ['org.keycloak.services.error.KeycloakErrorHandler', `Uncaught server error`, javaTrace(r, 'org.keycloak.models.jpa')], 0.6],
    ['ERROR', () => ['org.keycloak.storage.ldap.idm.store.ldap.LDAPOperationManager', `Could not query server using DN [ou=people,dc=corp,dc=example] and filter [(&(uid=${r.user()})(objectclass=inetOrgPerson))]`], 0.6],
    ['TRACE', () => ['org.keycloak.authentication.AuthenticationProcessor', `Using executions for client authentication: [${r.uuid()}]`], 0.5],
  ]);
  while (L.more) {
    const t = L.step(); const [lv, [lg, m, tr]] = d(); const q = parts(t);
    L.rec(`${ymd(q)} ${hms(q)},${p3(q.ms)} ${lv.padEnd(5)} [${lg}] (${r.pick([`executor-thread-${r.int(1, 300)}`, 'main', `jgroups-${r.int(5, 40)},kc-0-${r.int(1000, 60000)}`, 'Timer-0'])}) ${m}`,
      { time: t, level: lv.toLowerCase(), service: [null, lg, lg.split('.').pop()], message: tr ? [m, `${m}: ${tr[0]}`] : m }, tr && r.chance(0.5) ? tr : tr || []);
  }
}

// 2 Asterisk full log
function asterisk(r, L) {
  let call = r.int(100, 900);
  const ext = () => r.int(100, 499), tr = () => r.pick(['sipgate', 'trunk-dtag', 'colt-in']);
  const hx = () => r.chars(8, '0123456789abcdef');
  const d = deck(r, [
    ['NOTICE', () => ['res_pjsip/pjsip_distributor.c', `Request 'REGISTER' from '<sip:${ext()}@203.0.113.9>' failed for '${r.pub()}:${r.port()}' (callid: ${r.hex(16)}) - No matching endpoint found`]],
    ['NOTICE', () => ['res_pjsip/pjsip_distributor.c', `Request 'INVITE' from '"${ext()}" <sip:${ext()}@203.0.113.9>' failed for '${r.pub()}:5060' (callid: ${r.int(1e8, 9e8)}) - Failed to authenticate`]],
    ['VERBOSE', () => ['pbx.c', `Executing [${ext()}@from-internal:${r.int(1, 20)}] ${r.pick(['Set', 'GotoIf', 'Macro', 'NoOp'])}("PJSIP/${ext()}-${hx()}", "${r.pick(['CALLERID(name)=Empfang', 'TIMEOUT(absolute)=3600', '__DIRECTION=out'])}") in new stack`, 1]],
    ['VERBOSE', () => ['app_dial.c', `Called PJSIP/${ext()}/sip:${ext()}@${r.ip()}:5060`, 1]],
    ['VERBOSE', () => ['app_dial.c', `PJSIP/${ext()}-${hx()} is ringing`, 1]],
    ['VERBOSE', () => ['bridge_channel.c', `Channel PJSIP/${tr()}-${hx()} joined 'simple_bridge' basic-bridge <${r.uuid()}>`, 1]],
    ['VERBOSE', () => ['res_pjsip_registrar.c', `Added contact 'sip:${ext()}@${r.ip()}:${r.port()}' to AOR '${ext()}' with expiration of 3600 seconds`]],
    ['WARNING', () => ['res_pjsip_outbound_registration.c', `No response received from 'sip:${tr()}.example.net' on registration attempt to 'sip:49301${r.int(1e5, 9e5)}@${tr()}.example.net', retrying in '60'`]],
    ['WARNING', () => ['chan_dahdi.c', `Don't know what to do with control frame ${r.int(10, 30)}`, 1]],
    ['WARNING', () => ['app_queue.c', `The device state of this queue member, ${ext()}, is still 'Not in Use' when it probably should not be! Please check UPGRADE.txt for correct configuration settings.`, 1]],
    ['ERROR', () => ['res_odbc.c', `Error SQLConnect=-1 errno=${r.int(1000, 2020)} [MySQL][ODBC 8.0(w) Driver]Can't connect to MySQL server on 'cdr-db' (110)`], 0.6],
    ['ERROR', () => ['res_pjsip_t38.c', `Failed to initialize UDPTL session on channel 'PJSIP/${tr()}-${hx()}'`, 1], 0.5],
    ['ERROR', () => ['tcptls.c', `Unable to connect SIP socket to ${r.pub()}:5061: Connection refused`], 0.6],
    ['DEBUG', () => ['chan_pjsip.c', `RTCP report from remote: loss ${r.int(0, 9)} jitter ${r.int(1, 60)} ms`, 1]],
    ['SECURITY', () => ['res_security_log.c', `SecurityEvent="${r.pick(['InvalidPassword', 'ChallengeSent', 'SuccessfulAuth'])}",EventTV="${ymd(parts(L.t))}T${hms(parts(L.t))}.${p3(L.t % 1000)}+0000",Severity="Informational",Service="PJSIP",EventVersion="1",AccountID="${ext()}",RemoteAddress="IPV4/UDP/${r.pub()}/5060"`], 0.7],
  ]);
  const lev = { NOTICE: 'info', VERBOSE: ['debug', 'info', 'trace'], WARNING: 'warn', ERROR: 'error', DEBUG: 'debug', SECURITY: [null, 'info', 'warn', 'error'] };
  while (L.more) {
    L.step(); const t = sec(L.t); const [lv, [f, m, c]] = d(); const q = parts(t);
    if (c && r.chance(0.3)) call++;
    const svc = [null, f, f.replace('.c', ''), f.split('/').pop(), f.split('/').pop().replace('.c', '')];
    if (lv === 'SECURITY') svc.push('PJSIP');
    L.rec(`[${ymd(q)} ${hms(q)}] ${lv}[${r.int(900, 32000)}]${c ? `[C-${call.toString(16).padStart(8, '0')}]` : ''} ${f}: ${m}`,
      { time: t, level: lev[lv], service: svc, message: [m, `${f}: ${m}`] });
  }
}

// 3 FreeSWITCH
function freeswitch(r, L) {
  const ch = () => `sofia/${r.pick(['internal', 'external'])}/${r.int(1000, 1099)}@${r.pick(['pbx.example.com', '10.4.0.9:5060', '203.0.113.40'])}`;
  const d = deck(r, [
    ['DEBUG', () => ['switch_core_state_machine.c:' + r.int(500, 700), `(${ch()}) Running State Change ${r.pick(['CS_NEW', 'CS_INIT', 'CS_ROUTING', 'CS_EXECUTE', 'CS_HANGUP'])} (Cur ${r.int(1, 40)} Tot ${r.int(100, 9999)})`, 1]],
    ['DEBUG', () => ['sofia.c:' + r.int(6000, 7500), `Channel ${ch()} entering state [${r.pick(['received', 'calling', 'early', 'completed', 'ready'])}][${r.pick([0, 100, 183, 200])}]`, 1]],
    ['DEBUG', () => ['switch_rtp.c:' + r.int(3000, 8000), `Starting timer [soft] 160 bytes per 20ms`, 1]],
    ['NOTICE', () => ['switch_channel.c:1142', `New Channel ${ch()} [${r.uuid()}]`, 1]],
    ['NOTICE', () => ['switch_core_state_machine.c:386', `${ch()} has executed the last dialplan instruction, hanging up.`, 1]],
    ['NOTICE', () => ['sofia.c:' + r.int(8000, 9000), `Hangup ${ch()} [CS_EXCHANGE_MEDIA] [${r.pick(['NORMAL_CLEARING', 'ORIGINATOR_CANCEL', 'NO_ANSWER'])}]`, 1]],
    ['INFO', () => ['mod_dialplan_xml.c:639', `Processing ${r.int(1000, 1099)} <${r.int(1000, 1099)}>->${r.int(2000, 9999)} in context ${r.pick(['default', 'public'])}`, 1]],
    ['INFO', () => ['switch_core_session.c:' + r.int(700, 2400), `Sending early media`, 1]],
    ['INFO', () => ['mod_xml_cdr.c:' + r.int(200, 600), `Posted CDR ${r.uuid()} to http://cdr.example.com/in (${r.int(3, 90)} ms)`]],
    ['WARNING', () => ['sofia_reg.c:' + r.int(1500, 3200), `SIP auth challenge (REGISTER) on sofia profile 'internal' for [${r.int(1000, 1099)}@203.0.113.40] from ip ${r.pub()}`]],
    ['WARNING', () => ['sofia_reg.c:' + r.int(1500, 3200), `Can't find user [${r.int(100, 999)}@203.0.113.40] from ${r.pub()}`]],
    ['WARNING', () => ['switch_core_media.c:' + r.int(2000, 9000), `Media timeout detected on ${ch()} after ${r.int(30, 300)} seconds`, 1]],
    ['ERR', () => ['mod_sofia.c:' + r.int(4000, 5400), `Invalid Gateway '${r.pick(['colt', 'sipgate-de', 'twilio'])}'`, 1], 0.7],
    ['ERR', () => ['switch_core_sqldb.c:' + r.int(500, 1800), `SQL ERR [database is locked] delete from registrations where hostname='fs${r.int(1, 4)}'`], 0.6],
    ['ERR', () => ['switch_ivr_originate.c:' + r.int(2000, 4000), `Cannot create outgoing channel of type [sofia] cause: [${r.pick(['USER_NOT_REGISTERED', 'NORMAL_TEMPORARY_FAILURE'])}]`, 1], 0.6],
    ['CRIT', () => ['switch_time.c:' + r.int(1200, 1500), `Virtual Migration Detected! Syncing Clock`], 0.15],
    ['CRIT', () => ['switch_core_session.c:' + r.int(2300, 2500), `Throttle Error! ${r.int(1, 99)}/30 sessions per second`], 0.15],
  ]);
  const lev = { DEBUG: 'debug', NOTICE: 'info', INFO: 'info', WARNING: 'warn', ERR: 'error', CRIT: 'fatal' };
  while (L.more) {
    const t = L.step(1, 3000); const [lv, [f, m, c]] = d(); const q = parts(t);
    L.rec(`${c ? r.uuid() + ' ' : ''}${ymd(q)} ${hms(q)}.${p3(q.ms)}${us3(r)} ${r.int(70, 99)}.${p2(r.int(0, 99))}% [${lv}] ${f} ${m}`,
      { time: t, level: lev[lv], service: [null, f.split(':')[0], f.split(':')[0].replace('.c', '')], message: [m, `${f} ${m}`] });
  }
}

// 4 Squid cache.log
function squid(r, L) {
  const d = deck(r, [
    ['', () => [`Adding nameserver ${r.ip()} from /etc/resolv.conf`]],
    ['', () => [`helperOpenServers: Starting ${r.int(1, 5)}/${r.int(20, 64)} '${r.pick(['security_file_certgen', 'basic_ncsa_auth', 'ext_ldap_group_acl'])}' processes`]],
    ['', () => [`Logfile: opening log daemon:/var/log/squid/access.log`]],
    ['', () => [`storeLateRelease: released ${r.int(0, 50)} objects`]],
    ['', () => [`Closing HTTP(S) port [::]:${r.pick([3128, 3129, 8080])}`]],
    ['', () => [`Accepting HTTP Socket connections at conn${r.int(3, 90)} local=[::]:3128 remote=[::] FD ${r.int(9, 60)} flags=9`]],
    ['', () => [`Done reading /var/spool/squid swaplog (${r.int(1000, 90000)} entries)`]],
    ['', () => [`Finished rebuilding storage from disk.`]],
    ['', () => [`TCP connection to ${r.ip()}/${r.pick([3128, 8080])} failed`]],
    ['', () => [`Detected DEAD Parent: ${r.pick(['proxy-hq', 'cache-north'])}`]],
    ['', () => [`Logfile: closing log stdio:/var/log/squid/netdb.state`]],
    ['WARNING', () => [`Forwarding loop detected for:`, [`GET /${r.hex(6)} HTTP/1.1`, `Host: ${r.dom()}`, `Via: 1.1 cache-north (squid/5.7)`, '']], 0.5],
    ['WARNING', () => [`All ${r.int(20, 64)}/64 negotiateauthenticator processes are busy.`]],
    ['WARNING', () => [`${r.int(2, 90)} pending requests queued`]],
    ['WARNING', () => [`Closing client connection due to lifetime timeout`, [`    current master transaction: master${r.int(53, 90000)}`]]],
    ['WARNING', () => [`disk-cache maximum object size is too large for mem-cache: ${r.int(4, 9)}096.00 KB > 4096.00 KB`]],
    ['ERROR', () => [`failure while accepting a TLS connection on conn${r.int(100, 99999)} local=${r.ip()}:3129 remote=${r.ip()}:${r.port()} FD ${r.int(12, 900)} flags=1: SQUID_TLS_ERR_ACCEPT+TLS_LIB_ERR=A000416+TLS_IO_ERR=1`, [`    current master transaction: master${r.int(53, 90000)}`]]],
    ['ERROR', () => [`Unknown TLS option ${r.pick(['NO_SSLv2', 'SINGLE_DH'])}`], 0.5],
    ['SECURITY ALERT', () => [`Host header forgery detected on conn${r.int(100, 9999)} local=${r.pub()}:443 remote=${r.ip()}:${r.port()} FD ${r.int(20, 300)} flags=33 (local IP does not match any domain IP)`, [`    current master transaction: master${r.int(53, 90000)}`]], 0.6],
    ['FATAL', () => [`The ${r.pick(['basicauthenticator', 'negotiateauthenticator'])} helpers are crashing too rapidly, need help!`], 0.15],
  ]);
  const lev = { '': [null, 'info'], WARNING: 'warn', ERROR: 'error', FATAL: 'fatal', 'SECURITY ALERT': [null, 'warn', 'error', 'fatal'] };
  while (L.more) {
    L.step(1, 20000); const t = sec(L.t); const [lv, [m, c]] = d(); const q = parts(t);
    const kid = `kid${r.int(1, 3)}`, w = lv ? `${lv}: ${m}` : m;
    L.rec(`${ymd(q, '/')} ${hms(q)} ${kid}| ${w}`, { time: t, level: lev[lv], service: [null, kid], message: [m, w] }, c || []);
  }
}

// 5 OpenLDAP slapd 2.6 own log file: seconds and nanoseconds in hex, thread pointer
function slapd(r, L) {
  let conn = r.int(1000, 5000);
  const dn = () => r.pick([`uid=${r.user()},ou=people,dc=corp,dc=example`, 'cn=replicator,dc=corp,dc=example', 'cn=gitlab,ou=apps,dc=corp,dc=example']);
  const d = deck(r, [
    ['fd', () => `ACCEPT from IP=${r.ip()}:${r.port()} (IP=0.0.0.0:${r.pick([389, 636])})`],
    ['fd', () => `TLS established tls_ssf=256 ssf=256 tls_proto=TLSv1.3 tls_cipher=TLS_AES_256_GCM_SHA384`],
    ['fd', () => `closed (connection lost)`], ['fd', () => `closed`],
    ['op', () => `BIND dn="${dn()}" method=128`],
    ['op', () => `BIND dn="${dn()}" mech=SIMPLE bind_ssf=0 ssf=256`],
    ['op', () => `RESULT tag=97 err=${r.pick([0, 0, 49])} qtime=0.0000${r.int(10, 99)} etime=0.00${r.int(1000, 9999)} text=`],
    ['op', () => `SRCH base="ou=people,dc=corp,dc=example" scope=2 deref=0 filter="(&(objectClass=person)(uid=${r.user()}))"`],
    ['op', () => `SRCH attr=uid mail memberOf`],
    ['op', () => `SEARCH RESULT tag=101 err=${r.pick([0, 0, 32, 4])} qtime=0.0000${r.int(10, 99)} etime=0.00${r.int(1000, 9999)} nentries=${r.int(0, 500)} text=`],
    ['op', () => `UNBIND`], ['op', () => `MOD dn="${dn()}"`], ['op', () => `STARTTLS`, 0.5],
    ['', () => `<= mdb_equality_candidates: (${r.pick(['memberUid', 'mail', 'employeeNumber'])}) not indexed`],
    ['', () => `do_syncrep2: rid=00${r.int(1, 3)} LDAP_RES_INTERMEDIATE - REFRESH_DELETE`],
    ['', () => `do_syncrepl: rid=00${r.int(1, 3)} rc -1 retrying (${r.int(1, 9)} retries left)`, 0.6],
    ['', () => `slap_client_connect: URI=ldaps://ldap0${r.int(1, 3)}.corp.example DN="cn=replicator,dc=corp,dc=example" ldap_sasl_bind_s failed (-1)`, 0.6],
  ].map(([k, f, p]) => [k, f, p]));
  while (L.more) {
    const t = L.step(1, 2500); const [k, m] = d();
    const s = Math.floor(t / 1000), ns = (t % 1000) * 1e6 + r.int(0, 499999);
    if (r.chance(0.2)) conn++;
    const c = conn - r.int(0, 4), op = r.int(0, 30), fd = r.int(12, 90);
    const pre = k === 'fd' ? [`conn=${c} `, `fd=${fd} `] : k === 'op' ? [`conn=${c} `, `op=${op} `] : ['', ''];
    L.rec(`${s.toString(16)}.${ns.toString(16).padStart(8, '0')} 0x7f${r.hex(7)}700 ${pre.join('')}${m}`,
      { time: t, level: null, service: k ? null : [null, /^(?:<= )?(\w+):/.exec(m)[1]], message: [pre.join('') + m, m, pre[1] + m, ...(k ? [] : [m.replace(/^(?:<= )?\w+: /, ''), m.replace(/^<= /, '')])] });
  }
}

// 6 Ceph cluster log
function ceph(r, L) {
  const d = deck(r, [
    ['DBG', () => ['mgr', 'cluster', `pgmap v${r.int(1e4, 9e6)}: ${r.pick([129, 513, 1025])} pgs: ${r.int(100, 128)} active+clean; ${r.int(1, 9)}.${r.int(0, 9)} TiB data, ${r.int(10, 40)} TiB used, ${r.int(40, 90)} TiB / ${r.int(90, 120)} TiB avail; ${r.int(1, 900)} KiB/s rd, ${r.int(1, 90)} MiB/s wr, ${r.int(5, 900)} op/s`]],
    ['DBG', () => ['mgr', 'cluster', `pgmap v${r.int(1e4, 9e6)}: 129 pgs: 1 active+clean+scrubbing+deep, 128 active+clean; ${r.int(1, 9)}.1 TiB data`]],
    ['DBG', () => ['mon', 'audit', `from='client.? ${r.ip()}:0/${r.int(1e8, 4e9)}' entity='client.admin' cmd=[{"prefix": "${r.pick(['status', 'osd tree', 'df'])}", "format": "json"}]: dispatch`]],
    ['INF', () => ['mon', 'audit', `from='mgr.${r.int(1e4, 9e4)} ${r.ip()}:0/${r.int(1e8, 4e9)}' entity='mgr.ceph0${r.int(1, 3)}.${r.chars(6, 'abcdefghijk')}' cmd='[{"prefix":"config-key set","key":"mgr/cephadm/host.ceph0${r.int(1, 3)}"}]': finished`]],
    ['INF', () => ['mon', 'cluster', `osd.${r.int(0, 35)} [v2:${r.ip()}:6800/${r.int(1e6, 9e6)},v1:${r.ip()}:6801/${r.int(1e6, 9e6)}] boot`]],
    ['INF', () => ['mon', 'cluster', `Health check cleared: ${r.pick(['OSD_DOWN (was: 1 osds down)', 'PG_DEGRADED (was: Degraded data redundancy: 812/12040 objects degraded (6.744%), 14 pgs degraded)', 'SLOW_OPS (was: 2 slow ops, oldest one blocked for 34 sec, osd.7 has slow ops)'])}`]],
    ['INF', () => ['mon', 'cluster', `Cluster is now healthy`]],
    ['INF', () => ['mon', 'cluster', `mon.ceph0${r.int(1, 3)} calling monitor election`]],
    ['DBG', () => ['osd', 'cluster', `${r.int(1, 12)}.${r.hex(2)} ${r.pick(['scrub', 'deep-scrub'])} ${r.pick(['starts', 'ok'])}`]],
    ['WRN', () => ['mon', 'cluster', `Health check failed: ${r.pick(['1 osds down (OSD_DOWN)', 'Degraded data redundancy: 812/12040 objects degraded (6.744%), 14 pgs degraded (PG_DEGRADED)', '1 pool(s) nearfull (POOL_NEARFULL)', 'clock skew detected on mon.ceph03 (MON_CLOCK_SKEW)'])}`]],
    ['WRN', () => ['osd', 'cluster', `${r.int(1, 9)} slow requests (by type [ 'delayed' : ${r.int(1, 9)} ] most affected pool [ 'cephfs_data' : ${r.int(1, 9)} ])`]],
    ['WRN', () => ['mds', 'cluster', `client.${r.int(1e4, 9e5)} isn't responding to mclientcaps(revoke), ino 0x1000${r.hex(7)} pending pAsLsXsFsc issued pAsLsXsFscb, sent ${r.int(60, 900)}.${r.int(100, 999)} seconds ago`], 0.7],
    ['ERR', () => ['osd', 'cluster', `${r.int(1, 12)}.${r.hex(2)} shard ${r.int(0, 35)} soid 2:${r.hex(8)}:::rbd_data.${r.hex(12)}.${r.hex(16)}:head : candidate had a read error`], 0.6],
    ['ERR', () => ['mon', 'cluster', `Health check failed: Possible data damage: ${r.int(1, 3)} pg inconsistent (PG_DAMAGED)`], 0.6],
    ['SEC', () => ['mon', 'cluster', `auth: client.backup cap change from ${r.ip()}`], 0.1],
  ]);
  const lev = { DBG: 'debug', INF: 'info', WRN: 'warn', ERR: 'error', SEC: [null, 'warn', 'info'] };
  let n = r.int(100, 9000);
  while (L.more) {
    const t = L.step(); const [lv, [who, chn, m]] = d(); const q = parts(t); const i = r.int(1, 3);
    let a, b;
    if (who === 'mon') { a = `mon.ceph0${i}`; b = `mon.${i - 1}`; } else if (who === 'osd') { a = b = `osd.${r.int(0, 35)}`; } else if (who === 'mgr') { a = `mgr.ceph0${i}.xqhjtb`; b = 'mgr.14128'; } else { a = `mds.cephfs.ceph0${i}.wcsrtl`; b = 'mds.0'; }
    L.rec(`${ymd(q)}T${hms(q)}.${p3(q.ms)}${us3(r)}+0000 ${a} (${b}) ${n += r.int(1, 3)} : ${chn} [${lv}] ${m}`,
      { time: t, level: lev[lv], service: [a, b, who, a.split('.').slice(0, 2).join('.')], message: m });
  }
}

// 7 CockroachDB crdb-v2
function cockroach(r, L) {
  const d = deck(r, [
    ['I', () => ['server/status/runtime_log.go:47', 'T1,n1', `runtime stats: ${r.int(1, 9)}.${r.int(0, 9)} GiB RSS, ${r.int(200, 900)} goroutines (stacks: ${r.int(3, 20)} MiB), ${r.int(90, 900)} MiB/${r.int(1, 3)}.${r.int(1, 9)} GiB Go alloc/total(stale), ${r.int(1, 5)}.2 GiB/2.4 GiB CGO alloc/total, ${r.int(20, 900)}.${r.int(0, 9)} CGO/sec, ${r.int(1, 90)}.4/${r.int(1, 20)}.0 %(u/s)time`]],
    ['I', () => ['kv/kvserver/store_rebalancer.go:308', 'T1,n1,s1,store-rebalancer,obj=cpu', `no lease transfer or replica rebalance found`]],
    ['I', () => [`kv/kvserver/replica_command.go:${r.int(400, 2600)}`, `T1,n2,replicate,s2,r${r.int(30, 900)}/${r.int(1, 7)}:‹/Table/10${r.int(4, 9)}/1{-/${r.int(100, 900)}}›`, `change replicas (add [(n${r.int(1, 5)},s${r.int(1, 5)}):${r.int(3, 9)}LEARNER] remove []): existing descriptor r${r.int(30, 900)}`]],
    ['I', () => [`jobs/registry.go:${r.int(1000, 1600)}`, 'T1,n1', `${r.pick(['AUTO CREATE STATS', 'SCHEMA CHANGE', 'BACKUP'])} job ${r.int(1e8, 9e8)}${r.int(1e8, 9e8)}: stepping through state running`]],
    ['I', () => ['sql/stats/automatic_stats.go:862', 'T1,n1', `automatically executing ‹"CREATE STATISTICS __auto__ FROM [${r.int(100, 200)}] WITH OPTIONS THROTTLING 0.9 AS OF SYSTEM TIME '-30s'"›`]],
    ['I', () => ['4@util/log/event_log.go:32', `T1,n1,client=${r.ip()}:${r.port()},hostssl,user=‹root›`, `={"Timestamp":${L.t}${us3(r)}000,"EventType":"set_cluster_setting","Statement":"SET CLUSTER SETTING ‹kv.rangefeed.enabled› = ‹true›","User":"root"}`]],
    ['I', () => [`gossip/gossip.go:${r.int(400, 1500)}`, 'T1,n3', `node has connected to cluster via gossip`]],
    ['W', () => [`kv/kvserver/raft_transport.go:${r.int(400, 800)}`, `T1,n1`, `while processing outgoing Raft queue to node ${r.int(2, 5)}: ‹rpc error: code = Unavailable desc = error reading from server: EOF›:`]],
    ['W', () => [`kv/kvserver/replica_proposal.go:${r.int(400, 900)}`, `T1,n2,s2,r${r.int(30, 900)}/2:‹/Table/5{4-5}›`, `have been waiting ${r.int(15, 90)}.00s for proposing command RequestLease`]],
    ['W', () => [`server/node.go:${r.int(900, 1500)}`, 'T1,n1', `health alerts detected: {Alerts:[{StoreID:1 Category:METRICS Description:ranges.underreplicated Value:${r.int(1, 40)}}]}`]],
    ['W', () => [`rpc/clock_offset.go:${r.int(200, 330)}`, 'T1,n2,rnode=3', `latency jump (prev avg ${r.int(1, 4)}.${r.int(10, 99)}ms, current ${r.int(20, 90)}.${r.int(10, 99)}ms)`]],
    ['E', () => [`jobs/registry.go:${r.int(1000, 1600)}`, 'T1,n1', `error getting live session: ‹context deadline exceeded›`], 0.7],
    ['E', () => [`sql/conn_executor.go:${r.int(2000, 3400)}`, `T1,n2,client=${r.ip()}:${r.port()},hostssl,user=‹app›`, `a SQL panic has occurred while executing the following statement: ‹SELECT * FROM orders WHERE id = $1›`], 0.6],
    ['E', () => [`kv/kvserver/queue.go:${r.int(900, 1200)}`, `T1,n3,replicate,s3,r${r.int(30, 900)}/1:‹/Table/107›`, `0 of 3 live stores are able to take a new replica for the range (${r.int(1, 3)} already have a voter)`], 0.7],
    ['F', () => [`server/server.go:${r.int(700, 1800)}`, 'T1,n1', `clock synchronization error: this node is more than 500ms away from at least half of the known nodes (0 of 2 are within the offset)`], 0.12],
  ]);
  const lev = { I: 'info', W: 'warn', E: 'error', F: 'fatal' };
  let n = r.int(10, 900);
  while (L.more) {
    const t = L.step(); const [lv, [f, tg, m]] = d(); const q = parts(t); n += r.int(1, 4);
    L.rec(`${lv}${String(q.y).slice(2)}${p2(q.mo)}${p2(q.d)} ${hms(q)}.${p3(q.ms)}${us3(r)} ${r.int(20, 9000)} ${f.includes('@') ? f : r.chance(0.4) ? '1@' + f : f} ⋮ [${tg}] ${n} ${m[0] === '=' ? '' : ' '}${m}`,
      { time: t, level: lev[lv], service: null, message: [m, m.replace(/^=/, ''), `[${tg}] ${n} ${m[0] === '=' ? '' : ' '}${m}`, `${n} ${m[0] === '=' ? '' : ' '}${m}`] });
  }
}

// 8 Db2 db2diag.log, blocks
function db2diag(r, L) {
  const off = r.pick([120, 60, -300, 0]);
  const db = r.pick(['SALES', 'HRPROD', 'DWH']), inst = r.pick(['db2inst1', 'db2prd']);
  const d = deck(r, [
    ['Warning', () => ['buffer pool services, sqlbCheckTableSpace, probe:' + r.int(10, 900), 'MESSAGE', `ADM6073W  The table space "TS_ORD${r.int(1, 9)}" (ID "${r.int(4, 30)}") is configured with automatic storage.`]],
    ['Warning', () => ['data protection services, sqlpgResSpace, probe:' + r.int(1000, 3000), 'MESSAGE', `ADM1823E  The active log is full and is held by application handle "${r.int(100, 9000)}".`]],
    ['Warning', () => ['lock manager, sqlpLockTimeout, probe:' + r.int(10, 90), 'MESSAGE', `ADM5501I  The database manager is performing lock escalation. Table: "${inst.toUpperCase()}.ORDERS", lock count: "${r.int(9000, 99000)}".`]],
    ['Event', () => ['Self tuning memory manager, stmmLog, probe:1008', 'CHANGE', `STMM CFG DB ${db}: "Locklist" From: "${r.int(4000, 9000)}" <automatic>  To: "${r.int(9000, 20000)}" <automatic>`]],
    ['Event', () => ['config/install, sqlfLogUpdateCfgParam, probe:20', 'CHANGE', `CFG DB ${db}: "Logarchmeth1" From: "OFF" To: "DISK:/db2/arch/"`]],
    ['Info', () => ['database utilities, sqlubSetupJobControl, probe:' + r.int(1000, 2000), 'MESSAGE', `Starting an online db backup.`]],
    ['Info', () => ['database utilities, sqlubcka, probe:' + r.int(100, 900), 'MESSAGE', `Backup complete.`]],
    ['Info', () => ['data protection services, sqlpgArchiveLogFile, probe:3180', 'MESSAGE', `ADM1846I  Completed archive for log file "S000${r.int(1000, 9999)}.LOG" to "DISK" from "/db2/${db}/logs/".`]],
    ['Info', () => ['base sys utilities, sqleFirstConnect, probe:' + r.int(1000, 3000), 'START', `DATABASE: ${db} : ACTIVATED: NO`]],
    ['Error', () => ['common communication, sqlcctcpconnr, probe:' + r.int(10, 200), 'MESSAGE', `DIA3202C The TCP/IP call "connect" returned an errno="${r.pick([111, 110, 113])}".`]],
    ['Error', () => ['oper system services, sqloopenp, probe:' + r.int(10, 90), 'MESSAGE', `ZRC=0x870F00${r.hex(2).toUpperCase()}=-2029060${r.int(100, 999)}=SQLO_FNEX "File not found."`]],
    ['Severe', () => ['buffer pool services, sqlbReadPage, probe:' + r.int(900, 1200), 'MESSAGE', `ADM14001C  An unexpected and critical error has occurred: "BadPage". The instance may have been shutdown as a result.`], 0.4],
    ['Critical', () => ['RAS/PD component, pdEDUIsInDB2KernelOperation, probe:' + r.int(10, 900), 'MESSAGE', `ADM14011C  A critical failure has caused the following type of error: "Trap".`], 0.15],
  ]);
  const lev = { Warning: 'warn', Event: ['info', null, 'debug'], Info: 'info', Error: 'error', Severe: ['error', 'fatal'], Critical: 'fatal' };
  let rec = r.int(10000, 90000); L.goal = r.int(155, 168);
  while (L.more) {
    const t = L.step(200, 90000); const [lv, [fn, tag, m]] = d(); const q = parts(t, off);
    const agent = r.pick([`db2agent (${db}) 0`, 'db2stmm (' + db + ') 0', 'db2logmgr (' + db + ') 0']); const size = r.int(300, 900);
    const cont = [
      `PID     : ${String(r.int(1000, 60000)).padEnd(21)}TID : ${String('1401' + r.int(1e10, 9e10)).padEnd(17)}PROC : db2sysc 0`,
      `INSTANCE: ${inst.padEnd(21)}NODE : 000           DB   : ${db}`,
      `APPHDL  : ${('0-' + r.int(10, 9000)).padEnd(21)}APPID: *LOCAL.${inst}.${String(q.y).slice(2)}${p2(q.mo)}${p2(q.d)}${p2(q.h)}${p2(q.mi)}${p2(q.s)}`,
      `AUTHID  : ${inst.toUpperCase().padEnd(21)}HOSTNAME: ${r.pick(['db2-01', 'udbhost'])}`,
      `EDUID   : ${String(r.int(18, 400)).padEnd(21)}EDUNAME: ${agent}`,
      `FUNCTION: DB2 UDB, ${fn}`,
      `${tag.padEnd(8)}: ${m}`];
    if (lv === 'Error' && r.chance(0.5)) cont.push(`DATA #1 : String, 17 bytes`, `10.${r.int(1, 9)}.${r.int(1, 200)}.${r.int(1, 200)}:50000`);
    if (lv === 'Severe') cont.push('CALLSTCK: (Static functions may not be resolved correctly, as they are resolved to the nearest symbol)', `  [0] 0x00007F${r.hex(10).toUpperCase()} sqlbReadPage + 0x${r.hex(4)}`, `  [1] 0x00007F${r.hex(10).toUpperCase()} sqlbfix + 0x${r.hex(4)}`);
    cont.push('');
    rec += size;
    L.rec(`${ymd(q)}-${p2(q.h)}.${p2(q.mi)}.${p2(q.s)}.${p3(q.ms)}${us3(r)}${off < 0 ? '-' : '+'}${p3(Math.abs(off))} I${rec}E${size}${' '.repeat(12)}LEVEL: ${lv}`,
      { time: t, level: lev[lv], service: ['db2sysc', 'db2sysc 0', inst, null, 'DB2 UDB', agent, agent.split(' ')[0]], message: [m, m.replace(/^(ADM|DIA)\w+\s+/, ''), `${tag.padEnd(8)}: ${m}`] }, cont);
  }
}

// 9 SAP HANA indexserver trace
function hana(r, L) {
  const d = deck(r, [
    ['i', () => ['Savepoint', 'SavepointImpl.cpp', `Savepoint current savepoint version: ${r.int(1000, 90000)}, restart redo log position: 0x${r.hex(9)}, next savepoint version: ${r.int(1000, 90000)}`]],
    ['i', () => ['Backup', 'BackupMgr_Manager.cpp', `Request for backup of log segment ${r.int(1000, 9000)} for volume 3 added, backup_id ${L.t}`]],
    ['i', () => ['Logger', 'PersistentSpaceImpl.cpp', `Reloading undo: ${r.int(1, 900)} files done, ${r.int(0, 40)} pending`]],
    ['i', () => ['TraceContext', 'TraceContext.cpp', `UserName=SAPHANADB, ApplicationUserName=${r.pick(['JSMITH', 'BATCHUSR', 'RFC_BW'])}, ApplicationName=ABAP:PRD, ApplicationSource=SAPLSDTX:${r.int(100, 9000)}`, 1]],
    ['i', () => ['Service_Startup', 'TREXIndexServer.cpp', `The Service was started successfully on port 3${r.int(10, 99)}03`], 0.4],
    ['w', () => ['Memory', 'mmPoolAllocator.cpp', `Out of memory for Pool/RowEngine/QueryExecution, size ${r.int(10, 900)}MB, alignment 16B, flags 0x0, reason GLOBAL_ALLOCATION_LIMIT`, 1]],
    ['w', () => ['Statement_Routing', 'Session.cc', `Statement routing info of connection ${r.int(300000, 400000)} is stale, will be refreshed`, 1]],
    ['w', () => ['LoadAvg', 'LoadMonitor.cpp', `High CPU load on host hana01: ${r.int(85, 99)} percent over the last ${r.int(2, 15)} minutes`]],
    ['w', () => ['Crypto', 'FactoryImpl.cpp', `Certificate with subject CN=hana01.corp.example expires in ${r.int(3, 28)} days`]],
    ['e', () => ['Statement', 'cs_proxy_table.cc', `column store error: [2048] column store error: search table error:  [2620] executor: plan operation failed`, 1]],
    ['e', () => ['TrexNet', 'EndPoint.cpp', `failed to open channel ${r.ip()}:30003! reason: (connection refused)`]],
    ['e', () => ['Authentication', 'MethodJWT.cpp', `JWT rejected for issuer 'https://idp.corp.example': token expired ${r.int(2, 900)} seconds ago`, 1]],
    ['e', () => ['Executor', 'PlanExecutor.cpp', `plan plan${r.int(1e6, 9e6)}@hana01:30003 failed with rc 6900; Attribute engine failed`, 1], 0.7],
    ['f', () => ['Basis', 'Crash.cpp', `Signal 11 received, dumping to indexserver_hana01.30003.crashdump.trc`], 0.1],
    ['d', () => ['ResMan', 'ResourceContainer.cpp', `Shrinking resource container: target ${r.int(10, 90)} MB, freed ${r.int(1, 80)} MB`]],
    ['a', () => ['Service_Startup', 'Service_Startup.cpp', `Loading topology, version ${r.int(2, 9)}.00.0${r.int(10, 79)}`], 0.3],
  ]);
  const lev = { i: 'info', w: 'warn', e: 'error', f: 'fatal', d: 'debug', a: [null, 'info', 'trace', 'debug', 'fatal'] };
  while (L.more) {
    const t = L.step(); const [lv, [c, f, m, cn]] = d(); const q = parts(t);
    const file = `${f}(${String(r.int(30, 9000)).padStart(5, '0')})`;
    L.rec(`[${r.int(4000, 99000)}]{${cn ? r.int(300000, 400000) : -1}}[${cn ? r.int(20, 99) : -1}/${cn && r.chance(0.5) ? r.int(1e6, 9e6) : -1}] ${ymd(q)} ${hms(q)}.${p3(q.ms)}${us3(r)} ${lv} ${c.padEnd(16)} ${file} : ${m}`,
      { time: t, level: lev[lv], service: [null, c], message: [m, `${file} : ${m}`] });
  }
}
export default [['keycloak', keycloak], ['asterisk-full', asterisk], ['freeswitch', freeswitch], ['squid-cache', squid], ['slapd-hex', slapd], ['ceph-cluster', ceph], ['cockroach-v2', cockroach], ['db2diag', db2diag], ['hana-trace', hana]];
