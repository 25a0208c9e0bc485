import{S,MIN,H,p,ts,base,loop,sl,users,linux,snare,open}from './lib.mjs'

export function h1(r){
  const[c,add]=open(r,'16-archive','announced firmware exchange','clean'),t=base(r,20),e=t+3*H,N='nas1-ems.log',M='app3-messages'
  const n=(x,w,l,m)=>c.line(N,x,`${ts(x,'%a %b %d %T +0000 %Y')} [nas1-0${w}: ${l}]: ${m}`),k=(x,m)=>c.line(M,x,sl(x,'app3',...m))
  n(t,1,'mgwd: callhome.invoke:notice',"Call home for MAINT=4h 'CHG-4471 planned firmware update, both controllers'")
  for(const w of[1,2]){const x=t+w*H;n(x,3-w,'cf_main: cf.fsm.takeoverStarted:notice','Failover monitor: takeover started (operator request)');n(x+9e3,w,'kernel: kern.shutdown:notice','System shut down because: "operator takeover, CHG-4471".');n(x+11e3,3-w,'cf_main: cf.fsm.takeoverComplete:notice','Failover monitor: takeover completed')
   for(let i=0;i<8;i++){k(x+9e3+i*300,['kernel',`sd ${w}:0:0:${i}: rejecting I/O to offline device`]);k(x+9100+i*300,['multipathd[611]',`sd${'abcdefgh'[i]}: mark as failed`]);k(x+9200+i*300,['multipathd[611]',`mpath${'abcdefgh'[i]}: remaining active paths: 2`]);k(x+9*MIN+i*400,['multipathd[611]',`sd${'abcdefgh'[i]}: path is up, mpath${'abcdefgh'[i]}: remaining active paths: 4`])}
   n(x+8*MIN,3-w,'cf_main: cf.fsm.givebackComplete:notice','giveback completed, firmware 9.13.1P7 active');n(x+9*MIN,w,'scsiblade: scsiblade.in.quorum:notice','The SAN subsystem is back in quorum')}
  n(t+2.5*H,1,'mgwd: callhome.invoke:notice',"Call home for MAINT=END 'CHG-4471 done'")
  add(N,t,e,60*S,x=>`${ts(x,'%a %b %d %T +0000 %Y')} [nas1-0${r.i(1,2)}: ${r.k(['wafl_scan: wafl.scan.done:info]: Completed container block reclamation','nbtd: nbt.nbns.registrationComplete:info]: NBT: All CIFS name registrations completed','raid: raid.rg.media_scrub.done:notice]: media scrub finished, 0 errors'])}`)
  linux(r,c,M,'app3',t,e,30*S);add('archive-api.log',t,e,30*S,x=>`${ts(x,'%Y-%m-%d %T.%f')} INFO  Store - document ${r.i(1e6,9e6)} stored in ${r.i(20,140)} ms`)
  return c
}
export function h2(r){
  const[c,add]=open(r,'17-edge','the weather of the internet','clean'),t=base(r,2),e=t+4*H,ip=()=>`${r.i(40,217)}.${r.i(1,250)}.${r.i(1,250)}.${r.i(1,250)}`
  add('openvpn.log',t,e,35*S,x=>`${ts(x,'%Y-%m-%d %T')} `+r.k([`${ip()}:${r.i(2000,60000)} TLS Error: TLS handshake failed`,`${ip()}:${r.i(2000,60000)} Authenticate/Decrypt packet error: packet HMAC authentication failed`,`${r.k(users)}/${ip()}:1194 Data Channel: using negotiated cipher 'AES-256-GCM'`,`${r.k(users)}/${ip()}:1194 [client] Inactivity timeout (--ping-restart), restarting`]))
  add('maillog',t,e,25*S,x=>sl(x,'mx2',`postfix/smtpd[${r.i(900,9000)}]`,r.k([`NOQUEUE: reject: RCPT from unknown[${ip()}]: 554 5.7.1 <x@example.net>: Relay access denied`,`SSL_accept error from unknown[${ip()}]: lost connection`,'warning: TLS library problem: error:0A000102:SSL routines::unsupported protocol:',`fatal: no SASL authentication mechanisms offered to [${ip()}], as configured`,'disconnect from relay.partner.example ehlo=1 mail=1 rcpt=1 data=1 quit=1 commands=5'])))
  add('auth.log',t,e,25*S,x=>sl(x,'edge1',...r.k([[`sshd[${r.i(900,9000)}]`,`error: maximum authentication attempts exceeded for root from ${ip()} port 40022 ssh2 [preauth]`],['fail2ban.actions[700]',`NOTICE [sshd] Ban ${ip()}`],['named[640]',`client @0x7f${r.hex(6)} ${ip()}#53 (isc.org): query (cache) 'isc.org/ANY/IN' denied`]])))
  linux(r,c,'auth.log','edge1',t,e,60*S)
  return c
}
export function h3(r){
  const[c,add]=open(r,'18-interfaces','a suite wants to see rejections','clean'),t=base(r,1),e=t+2*H;let n=0
  loop(r,t+60e3,e,14*S,x=>{n++;const neg=r.next()<0.45,w=(d,m)=>c.line('engine-test.log',x+d,`${ts(x+d,'%d-%b-%Y %T.%f')} [TEST] ${m}`);w(0,`INFO  case ${p(n,4)} ${neg?'expects AE':'expects AA'}`)
   if(neg)w(90,`ERROR channel TST_${r.k(['ADT','ORM','SIU'])}: ${r.k(['Required segment PID missing','FATAL: checksum wrong, message discarded','duplicate control id'])}\ncom.engine.hl7.ValidationException: rejected\n\tat com.engine.hl7.Validator.check(Validator.java:${r.i(40,400)})\n\tat com.engine.test.Replay.run(Replay.java:77)`)
   w(160,`INFO  case ${p(n,4)} ${neg?'AE':'AA'} as expected: PASS`)})
  add('engine-prod.log',t,e,25*S,x=>`${ts(x,'%d-%b-%Y %T.%f')} [PROD] INFO  channel ${r.k(['ADT_OUT','LAB_IN','RAD_IN'])}: ${r.i(1,9)} messages, AA`)
  c.line('engine-test.log',e+60e3,`${ts(e+60e3,'%d-%b-%Y %T.%f')} [TEST] INFO  suite finished: ${n} run, ${n} passed, 0 failed`)
  return c
}
export function h4(r){
  const[c,add]=open(r,'19-patchnight','updates and restarts','clean'),t=base(r,22),e=t+4*H,L='servers.log'
  const P=['PRT02','FIL03','SQL05','APP06','WEB07','TS08'];P.forEach((h,i)=>{const x=t+(i+1)*30*MIN,s=(d,...a)=>c.line(L,x+d*S,snare(x+d*S,h,'System',...a)),q='Service Control Manager'
   s(0,1074,'User32','Information','The process wusa.exe has initiated the restart of computer on behalf of user SYSTEM for the following reason: Operating System: Service pack (Planned)');for(let j=0;j<9;j++)s(4+j,7031,q,'Error',`The ${r.k(['Spooler','DFS Namespace','Agent','Search'])} service terminated unexpectedly. It has done this 1 time(s).`)
   s(30,6006,'EventLog','Information','The Event log service was stopped.');s(150,6005,'EventLog','Information','The Event log service was started.');s(152,5719,'NETLOGON','Error','This computer was not able to set up a secure session with a domain controller: no logon servers available.');s(170,5823,'NETLOGON','Information','The secure channel was set up.');s(200,7036,q,'Information','All automatic services entered the running state.')})
  add(L,t,e,20*S,x=>snare(x,r.k(P),'System',...r.k([[10016,'DistributedCOM','Error','The application-specific permission settings do not grant Local Activation permission.'],[36874,'Schannel','Error','An TLS 1.2 connection request was received but none of the cipher suites are supported.'],[19,'WindowsUpdateClient','Information','Installation Successful']])))
  add('backup.log',t,e,40*S,x=>`[${ts(x,'%d.%m.%Y %T')}] <${p(r.i(1,40))}> Info     [Job nightly] disk of ${r.k(P)} processed, ${r.i(1,90)} GB`)
  c.line('backup.log',t+91*MIN,`[${ts(t+91*MIN,'%d.%m.%Y %T')}] <07> Error    VSS writer unreachable on SQL05 (reboot), retry 1 of 3`);c.line('backup.log',t+101*MIN,`[${ts(t+101*MIN,'%d.%m.%Y %T')}] <07> Info     SQL05 retry 1 succeeded`)
  return c
}
export function h5(r){
  const[c,add]=open(r,'20-weekend','line off as planned, battery test','clean'),t=base(r,12),e=t+5*H,z=t+2*H,O='opcgate.log',o=(x,m)=>`${ts(x,'%Y-%m-%d %T.%f')};${m}`
  add(O,t,z,15*S,x=>o(x,`GOOD;PLC${r.i(1,9)};DB10.count=${r.i(1e3,9e4)}`));c.line(O,z,o(z,'INFO;shift plan: weekend mode, line 1 power off, monitoring muted until Mon 05:00'))
  add(O,z+MIN,e,20*S,x=>o(x,`BAD;PLC${r.i(1,9)};BadCommunicationError 0x80050000, reconnect (muted, line off)`))
  add('autosys.log',t,e,30*S,x=>`[${ts(x,'%m/%d/%Y %T')}]      CAUAJM_I_${r.k([`40245 EVENT: CHANGE_STATUS    STATUS: SUCCESS         JOB: FERT_${r.i(100,199)}`,`10082 [asys connected for FERT_${r.i(100,199)}]`,`40245 EVENT: CHANGE_STATUS    STATUS: ON_ICE (calendar WEEKEND) JOB: LINE1_${r.i(1,9)}`])}`)
  ;['UPS Self Test switch to battery.','Power failure.','Running on UPS batteries.','Mains returned. No longer on UPS batteries.','UPS Self Test completed: Battery OK'].forEach((m,i)=>c.line('apcupsd.events',z+40*MIN+i*2e3,`${ts(z+40*MIN+i*2e3,'%Y-%m-%d %T')} +0000  ${m}`))
  linux(r,c,'mes1-syslog','mes1',t,e,45*S)
  return c
}
