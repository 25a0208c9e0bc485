import{S,MIN,H,p,ts,base,loop,tick,sl,users,linux,snare,open,REL,ROOT,inc}from './lib.mjs'

export function c09(r){
  const [c,add]=open(r,'09-foundry','changed on another host')
  const t0=base(r,8),on=t0+r.i(60,100)*MIN,end=t0+4*H,M='mail.log',D='ns1-syslog',K='crm-inbox.log'
  inc(c,'a',[['spamhaus','\\brbl','dns.?bl','block.?list','black.?list','\\bzen\\b'],['resolver','forward','8\\.8\\.8\\.8','public dns','google','named','\\bbind\\b','ns1']],['ns1','named','bind','dns','puppet-agent','puppet','resolver','unbound'],['postfix','mx1','smtpd','crm','dovecot'],on,400,'forward|named|open resolver')
  const m=(t,x)=>`${ts(t+2*H,'%Y-%m-%dT%T.%u+02:00')} mx1 ${x}`,dom=()=>r.k(['stahl-kunde.example','guss.example','spedition.example','bank.example','amt.example']),ip=()=>`${r.i(62,217)}.${r.i(1,250)}.${r.i(1,250)}.${r.i(1,250)}`
  const ok=t=>r.k([m(t,`postfix/qmgr[812]: ${r.hex(10).toUpperCase()}: from=<${r.k(users)}@${dom()}>, size=${r.i(2000,900000)}, nrcpt=1 (queue active)`),m(t,`dovecot: imap-login: Login: user=<${r.k(users)}>, method=PLAIN, rip=10.3.1.${r.i(5,200)}, lip=10.3.0.25, mpid=${r.i(1000,60000)}, TLS, session=<${r.hex(12)}>`),m(t,`postfix/smtpd[${r.i(1000,60000)}]: disconnect from mail.${dom()}[${ip()}] ehlo=2 starttls=1 mail=1 rcpt=1 data=1 quit=1 commands=7`),m(t,`postfix/smtpd[${r.i(1000,60000)}]: warning: hostname host-${r.i(1,99)}.example does not resolve to address ${ip()}`)])
  const rej=(t,why)=>{const i=ip(),d=dom();return m(t,`postfix/smtpd[${r.i(1000,60000)}]: NOQUEUE: reject: RCPT from mail.${d}[${i}]: 554 5.7.1 Service unavailable; Client host [${i}] blocked using zen.spamhaus.org; ${why(i)}; from=<${r.k(users)}@${d}> to=<vertrieb@giesserei.example> proto=ESMTP helo=<mail.${d}>`)}
  add(M,t0,end,16*S,ok);add(M,t0,end,5*MIN,t=>rej(t,i=>`https://www.spamhaus.org/query/ip/${i}`))
  add(M,on+70*S,end,30*S,t=>rej(t,()=>'Error: open resolver; https://check.spamhaus.org/returnc/pub/'),ROOT)
  linux(r,c,D,'ns1',t0,end,50*S);add(D,t0,end,60*S,t=>sl(t,'ns1','named[640]',`lame server resolving '${r.i(1,250)}.in-addr.arpa' (in 'in-addr.arpa'?): ${ip()}#53`))
  ;["/Stage[main]/Dns::Resolver/File[/etc/bind/named.conf.forward]/content) +    forwarders { 8.8.8.8; 1.1.1.1; }; forward only;",'/Stage[main]/Dns::Resolver/File[/etc/bind/named.conf.forward]/ensure) content changed'].forEach((x,i)=>c.line(D,on+i*100,sl(on,'ns1','puppet-agent[2210]',`(${x}`),ROOT))
  c.line(D,on+2000,sl(on+2000,'ns1','named[640]',"reloading configuration succeeded"),ROOT)
  add(K,t0,on,70*S,t=>`${ts(t,'%d/%m %T')} inbox vertrieb: ${r.i(1,4)} new, ticket #${r.i(70000,79999)}`);add(K,on,end,4*MIN,t=>`${ts(t,'%d/%m %T')} inbox vertrieb: 0 new`,REL)
  add(K,on+20*MIN,end,6*MIN,t=>`${ts(t,'%d/%m %T')} phone note: customer ${dom()} says our mail server refuses them`,REL)
  return c
}

export function c10(r){
  const [c,add]=open(r,'10-icu','effects four minutes after one typed line')
  const t0=base(r,9),on=t0+r.i(70,100)*MIN,end=t0+3*H,bad=on+260*S,V=r.k([120,140,212]),W='sw-core1.log',M='central-station.log'
  inc(c,'a',[['igmp','querier'],['querier','disabl','remov','switched off','turned off','aged','expire','time.? ?out','prun','config','chang']],['sw-core1','core switch','igmp','switch','querier',`vlan ${V}`],['corosync','pacemaker','kdb1','kdb2','central-station','monitors'],on,400,'igmp')
  const w=(t,n,x)=>`${r.k(['I'])} ${ts(t,'%m/%d/%y %T')} ${p(n,5)} ${x}`
  add(W,t0,end,45*S,t=>r.k([w(t,76,`ports: port ${r.i(1,24)} is now on-line`),w(t,77,`ports: port ${r.i(1,24)} is now off-line`),w(t,179,'mgr: SME SSH from 10.9.0.3 - OPERATOR Mode'),w(t,828,'lldp: PVID mismatch on port 18(VID 1)with peer device port 3(VID 40)(2)'),w(t,413,'SNTP: Updated time by 4 seconds from server at 10.9.0.1')]))
  c.line(W,on-40*S,w(on-40*S,179,'mgr: SME SSH from 10.9.0.21 - MANAGER Mode'));c.line(W,on,w(on,4242,`cli: mroth: vlan ${V} no ip igmp querier`),ROOT);c.line(W,on+900,w(on,840,`igmp: VLAN ${V}: querier function stopped on this switch`),ROOT)
  c.line(W,bad,w(bad,841,`igmp: VLAN ${V}: ${r.i(14,40)} group memberships aged out`),ROOT)
  for(const h of['kdb1','kdb2']){const f=`${h}-messages`;linux(r,c,f,h,t0,end,30*S)
   add(f,bad,end,45*S,t=>sl(t,h,...r.k([['corosync[1411]','[TOTEM ] A processor failed, forming new configuration.'],['corosync[1411]',`[TOTEM ] Retransmit List: ${r.hex(3)} ${r.hex(3)} ${r.hex(3)}`],['corosync[1411]','[QUORUM] This node is within the non-primary component and will NOT provide any service.'],['pacemaker-controld[1500]',`error: Node ${h==='kdb1'?'kdb2':'kdb1'} was lost, DC re-election`],['pacemaker-fenced[1496]','error: Operation reboot of peer failed: No such device'],['pacemaker-schedulerd[1499]','crit: Cannot fence unclean nodes until quorum is attained']])),REL)}
  const bed=()=>`BED-${p(r.i(1,28))}`;add(M,t0,end,15*S,t=>`${ts(t,'%Y%m%d %T.%f')}|${bed()}|${r.k([`HR ${r.i(50,120)} SPO2 ${r.i(91,99)}`,'**ALARM HR HIGH 131 ack nurse','NIBP 122/80','lead off V2, reattached'])}`)
  add(M,bad,end,22*S,t=>`${ts(t,'%Y%m%d %T.%f')}|${bed()}|!!! LINK LOSS: no waveform datagram on 239.255.${V}.7 for 10 s`,REL)
  return c
}

export function c11(r){
  const [c,add]=open(r,'11-lab','wrong data, no error')
  const t0=base(r,6),on=t0+r.i(80,130)*MIN,end=t0+5*H,X='middleware.log',L='oru.hl7',Z='lis-validation.log'
  inc(c,'a',[['\\bunits?\\b','mg.?/?dl','mmol','conventional','factory.?us','\\bus (profile|config|settings|package)'],['config','profile','import','restor','package','setting','factory','chang','switch','instead','convert','definition'],['analy[sz]er','au5800','instrument','chemistry','middleware','package','import','test definitions']],['au5800-2','middleware','analyzer','au5800','instrument'],['lis','lis-validation','autoval','deltacheck'],on,900,'FACTORY-US|mg/dL|CONVENTIONAL')
  const x=(t,m,l='INFO ')=>`${ts(t,'%d.%m.%Y %T,%f')} | ${l} | ${m}`
  add(X,t0,end,50*S,t=>x(t,r.k([`AU5800-${r.i(1,2)} | rack ${r.i(1000,9999)} loaded`,`AU5800-${r.i(1,2)} | QC level ${r.i(1,2)} CREA within 2SD`,`SYSMEX-1 | host query ${r.i(1e7,9e7)} answered`,'COBAS-E | reagent TSH 41 tests left','AU5800-1 | ISE wash done'])));add(X,t0,end,9*MIN,t=>x(t,'SYSMEX-1 | NAK from instrument, frame resent, ok','ERROR'))
  ;['service login svc-engineer on AU5800-2 (board replaced)','AU5800-2 | configuration package FACTORY-US imported, 212 test definitions replaced','AU5800-2 | reporting profile: CONVENTIONAL'].forEach((m,i)=>c.line(X,on-(90-i*30)*S,x(on-(90-i*30)*S,m),i?ROOT:REL))
  c.line(X,t0+30*MIN,x(t0+30*MIN,'middleware 5.2.1 hotfix 7 installed, restart 14 s'))
  loop(r,t0,end,36*S,t=>{const two=r.next()<0.4,us=two&&t>on,[code,si,k,ref,n]=r.k([['2345-7^GLU^LN','mmol/L',18,'3.9-5.8',r.i(40,90)/10],['2160-0^CREA^LN','umol/L',0.0113,'45-104',r.i(50,140)],['2093-3^CHOL^LN','mmol/L',38.7,'0-5.2',r.i(35,70)/10]])
   const v=us?(n*k).toFixed(1):n,u=us?code.includes('CREA')?'mg/dL':'mg/dL':si,id=r.i(600000,899999),inst=`AU5800-${two?2:1}`
   c.line(L,t,`MSH|^~\\&|MW|LAB|LIS|KH|${ts(t,'%Y%m%d%H%M%S')}||ORU^R01|${r.i(1e6,9e6)}|P|2.3`);c.line(L,t+1,`OBX|1|NM|${code}||${v}|${u}|${ref}|||F|||${ts(t,'%Y%m%d%H%M%S')}||${inst}`,us?ROOT:{})
   if(us)c.line(Z,t+900,`${ts(t+900,'%Y-%m-%d %T')} WARN  deltacheck - patient ${id} ${code.split('^')[1]} ${n} -> ${v} (range ${ref}) source ${inst}: held for manual validation`,REL)
   else c.line(Z,t+900,`${ts(t+900,'%Y-%m-%d %T')} ${r.next()<0.06?`WARN  deltacheck - patient ${id} ${code.split('^')[1]} out of range, source ${inst}: held for manual validation`:`INFO  autoval - patient ${id} ${code.split('^')[1]} ${v} released`}`)})
  return c
}

export function c12(r){
  const [c,add]=open(r,'12-labels','a change at INFO')
  const t0=base(r,10),on=t0+r.i(80,110)*MIN,end=t0+4*H,P='prt01-snare.log',F='fleetmgr.log',C='prtcheck.log',A='shipdesk.log',N=`10.60.${r.i(2,9)}`
  inc(c,'a',[['snmp','community'],['print','port','template','fleet','disab','harden','status','offline','spool']],['fleetmgr','fleet manager','snmp','prt01','printers','tpl-sec-7'],['shipdesk','spooler','prtcheck'],on,900,'SNMP','low')
  const q=()=>`ZEB-${r.k(['A','B','C'])}${p(r.i(1,18))}`
  add(P,t0,end,25*S,t=>snare(t,'PRT01','Microsoft-Windows-PrintService/Operational',...r.k([...(t<on+3*MIN?[[307,'Microsoft-Windows-PrintService','Information',`Document ${r.i(100,999)}, Label owned by svc_ship on \\\\SD${r.i(10,40)} was printed on ${q()} through port IP_${N}.${r.i(20,70)}. Size in bytes: ${r.i(900,4000)}. Pages printed: 1.`]]:[]),[842,'Microsoft-Windows-PrintService','Information','The print job was sent through the print processor winprint, driver ZDesigner ZT411, isolation mode 1.'],[372,'Microsoft-Windows-PrintService','Error',`The document Remote Downlevel Document, owned by ${r.k(users)}, failed to print on printer OFFICE-2. Win32 error code 5: Access is denied.`]])))
  add(F,t0,end,60*S,t=>`${ts(t,'%b %d, %Y %I:%M:%S %p')} [Poll] INFO  device ${N}.${r.i(20,70)}: ${r.k(['supplies 40%','firmware V84.20.21Z','page counter read','sleep timer 15 min'])}`)
  for(let i=0;i<50;i++){const t=on+i*17*S;c.line(F,t,`${ts(t,'%b %d, %Y %I:%M:%S %p')} [Task] INFO  template TPL-SEC-7 applied to ${N}.${20+i}: telnet off, ftp off, SNMP v1/v2c off, SNMPv3 on: done`,ROOT)}
  add(C,t0,on,90*S,t=>`${ts(t,'%Y%m%d-%H%M%S')} ${q()} Ready tcp9100=open queued=${r.i(0,1)}`);add(C,on+3*MIN,end,35*S,t=>`${ts(t,'%Y%m%d-%H%M%S')} ${q()} Offline tcp9100=open ping=1ms queued=${r.i(4,90)}`,REL)
  add(A,t0,end,25*S,t=>`${ts(t,'%T')} ${ts(t,'%Y/%m/%d')} SD${r.i(10,40)} parcel ${r.i(1e8,9e8)} label submitted`);add(A,on+5*MIN,end,50*S,t=>`${ts(t,'%T')} ${ts(t,'%Y/%m/%d')} SD${r.i(10,40)} warn: label for ${r.i(1e8,9e8)} not confirmed after 120 s, queue ${q()} offline`,REL)
  return c
}

export function c13(r){
  const [c,add]=open(r,'13-notary','a notice and counters')
  const t0=base(r,3),on=t0+r.i(50,90)*MIN,end=t0+7*H,G='vgw1.log',F='hylafax.log',E='e1stats.log',D='cdr.csv'
  inc(c,'a',[['clock','timing','netclk','synchroni','free.?run'],['slip','\\be1','\\bpri\\b','gateway','network.?clock','free.?run','oscillator','vgw','trunk']],['vgw1','netclk','voice gateway','gateway','e1','e1 0/1/0'],['hylafax','faxsend','faxgetty','fax'],on,900,'NETCLK|Slip','low')
  let n=r.i(3000,5000);const g=(t,x)=>`${ts(t,'%b %e %T')} vgw1 ${n+((t-t0)/7e3|0)}: ${ts(t,'%b %e %T.%f')}: ${x}`
  add(G,t0,end,60*S,t=>g(t,r.k(['%ISDN-6-CONNECT: Interface Serial0/1/0:'+r.i(1,30)+' is now connected to 0221'+r.i(100000,999999)+' N/A','%ISDN-6-DISCONNECT: Interface Serial0/1/0:'+r.i(1,30)+' disconnected from 0221'+r.i(100000,999999)+', call lasted '+r.i(5,900)+' seconds','%SYS-5-CONFIG_I: Configured from console by nms on vty0 (10.9.0.3)','%VOICE_IEC-3-GW: SIP: Internal Error (Request timeout): IEC=1.1.129.7.61.0'])))
  ;['%CONTROLLER-5-UPDOWN: Controller E1 0/1/0, changed state to down (LOS detected)','%NETCLK-5-NETCLK_MODE_CHANGE: Network clock source not available. The network clock has changed to freerun','%CONTROLLER-5-UPDOWN: Controller E1 0/1/0, changed state to up'].forEach((m,i)=>c.line(G,on+i*1500,g(on+i*1500,m),i===1?ROOT:REL))
  tick(r,t0,end,5*MIN,t=>{const z=t>on;c.line(E,t,`${ts(t,'%Y-%m-%dT%T')} vgw1 E1 0/1/0: 0 Line Code Violations, 0 Path Code Violations, ${z?r.i(9,16):0} Slip Secs, 0 Fr Loss Secs, 0 Errored Secs`,z?ROOT:{})})
  loop(r,t0,end,70*S,t=>{const j=r.i(20000,29999),bad=r.next()<(t>on?0.65:0.05),x=ts(t,'%b %e %T.')+p(t % 100)+`: [${r.i(2000,9000)}]: `;c.line(F,t,x+`SEND FAX: JOB ${j} DEST 0211${r.i(100000,999999)} COMMID ${p(r.i(1,99999),9)} DEVICE '/dev/ttyIAX${r.i(0,7)}'`);c.line(F,t+40*S,x+(bad?`SEND FAILED: JOB ${j}: ${r.k(['No response to PPS repeated 3 tries','Failure to train remote modem at 2400 bps or minimum speed','RSPREC error/got DCN'])}`:`SEND JOB ${j}: ${r.i(1,30)} pages, V.34 33600`),bad&&t>on?REL:{})})
  add(D,t0,end,60*S,t=>`${Math.floor(t/1000)},voice,${r.i(200,299)},0${r.i(2e8,9e8)},${r.i(5,900)},NORMAL_CLEARING,MOS ${r.k(['4.2','4.3','4.4'])}`)
  return c
}

export function c14(r){
  const [c,add]=open(r,'14-council','audit events only')
  const t0=base(r,6),on=t0+r.i(60,80)*MIN,end=t0+5*H,E='dc1-security.log',X='httperr1.log',I='u_ex.log',K='helpdesk.txt',vip=users.slice(0,4)
  inc(c,'a',[['kerberos','token','ticket','header','authorization','negotiate','\\bpac\\b'],['group','nest','member','\\bsids?\\b'],['(too|so|very) (large|big|long|many)','bloat','size','length','limit','exceed','oversi','gr[eo]w','swell','inflat','huge','larger']],['dc1','active directory','kerberos','gg-leitung','adtool','ad'],['iis','http.sys','httperr','intraweb','web1','w3svc'],on,900,'GG-Leitung','low')
  const e=(t,id,m)=>`${ts(t,'%m/%d/%Y %I:%M:%S %p')} LogName=Security EventCode=${id} ComputerName=DC1.stadt.example ${m}`
  add(E,t0,end,36*S,t=>e(t,...r.k([[4624,`Message=An account was successfully logged on. Account Name: ${r.k(users)} Logon Type: 3`],[4769,`Message=A Kerberos service ticket was requested. Account Name: ${r.k(users)}@STADT.EXAMPLE Service Name: WEB1$ Failure Code: 0x0`],[4771,`Message=Kerberos pre-authentication failed. Account Name: svc_scan Failure Code: 0x18`],[4728,`Message=A member was added to a security-enabled global group. Member: CN=${r.k(users.slice(5))} Group Name: GG-Drucker-${r.i(1,9)}`]])))
  for(let i=0;i<r.i(160,210);i++)c.line(E,on+i*700,e(on+i*700,4732,`Message=A member was added to a security-enabled local group. Subject: adtool Member: CN=GG-Leitung,OU=Gruppen Group Name: DL-Altakten-${p(i+1,3)}`),ROOT)
  c.line(X,t0,'#Fields: date time c-ip c-port s-ip s-port cs-version cs-method cs-uri sc-status s-siteid s-reason s-queuename');c.line(I,t0,'#Fields: date time s-ip cs-method cs-uri-stem cs-uri-query s-port cs-username c-ip sc-status sc-substatus sc-win32-status time-taken')
  const d=t=>ts(t,'%Y-%m-%d %T')
  add(X,t0,end,60*S,t=>`${d(t)} 10.5.3.${r.i(5,99)} ${r.i(49000,65000)} 10.5.0.8 80 - - - - - Timer_ConnectionIdle -`);add(X,on+20*MIN,end,35*S,t=>`${d(t)} 10.5.9.${r.i(5,12)} ${r.i(49000,65000)} 10.5.0.8 80 HTTP/1.1 GET /${r.k(['haushalt','rat','zeit'])}/ 400 - FieldLength -`,REL)
  add(I,t0,end,30*S,t=>{const u=r.k(t<on+20*MIN?users:users.slice(4)),a=r.next()<0.3;return `${d(t)} 10.5.0.8 GET /${r.k(['haushalt','rat','zeit'])}/${r.k(['index','liste','akte'])}.aspx - 80 ${a?'-':'STADT\\'+u} 10.5.3.${r.i(5,99)} ${a?'401 2 5':'200 0 0'} ${r.i(10,900)}`})
  add(K,t0,end,12*MIN,t=>`${d(t)} #${r.i(4000,4999)} ${r.k(users.slice(5))}: ${r.k(['forgot password','toner empty','beamer flickers'])}`);add(K,on+25*MIN,end,15*MIN,t=>`${d(t)} #${r.i(5000,5999)} ${r.k(vip)} (GG-Leitung): after logging on anew every intranet page says "Bad Request"; colleague beside me is fine`,REL)
  return c
}

export function c15(r){
  const [c,add]=open(r,'15-gravel','two faults: a silence and a slow growth')
  const t0=base(r,5),on=t0+r.i(90,120)*MIN,end=t0+8*H,ob=t0+r.i(30,60)*MIN,L='edipoll.log',W='waage.csv',G='dispo.log'
  inc(c,'a',[['file.?name','pattern','naming','renam','mask','not match','mismatch','glob','name.{0,20}(chang|differ)','hyphen','underscore'],['partner','\\bedi','orders','poll','sftp','pick.?up','inbound','kolb']],['edipoll','edi','poller','kolb','sftp','partner'],['dispo'],on,900,'not matching','low')
  inc(c,'b',[['handle','\\bgdi','descriptor'],['leak','gr[eo]w','climb','ris(e|ing)','increas','accumul','(never|not) (released|closed|freed)','exhaust','creep']],['waage','waage.exe','weighbridge','scale'],['dispo','gate'],ob,5400,'handles','low')
  const e=(t,m)=>`${ts(t,'%a %b %e %T %Y')} [edipoll ${r.i(300,310)}] ${m}`;let held=0
  tick(r,t0,end,3*MIN,t=>{const q=t>on;if(q&&r.next()<0.4)held+=r.i(1,4);const k=r.i(0,4);c.line(L,t,e(t,`kolb: connected, listing /out`));c.line(L,t+1500,q?e(t,`kolb: 0 files fetched${held?`, ${held} not matching ORDERS_*.edi (last: ORDERS-${ts(t,'%Y%m%d')}-${r.i(100,999)}.edi) left in place`:''}`):e(t,`kolb: ${k} files fetched${k?` (ORDERS_${ts(t,'%Y%m%d')}_${r.i(100,999)}.edi)`:''}`),q&&held?ROOT:{});c.line(L,t+3000,e(t,`bauhof: ${r.i(0,2)} files fetched`))})
  add(L,t0,end,20*MIN,t=>e(t,'ERROR mueller: Connection refused, next try in 60 s'));add(L,t0,end,21*MIN,t=>e(t,'mueller: connected again, 1 files fetched'))
  const age=t=>Math.max(0,t-ob)/(end-ob),w=(t,l,m)=>`${ts(t,'%d.%m.%Y;%T')};${l};${m}`
  loop(r,t0,end,60*S,t=>c.line(W,t,w(t,'INFO',`weighed ${r.k(['in','out'])} truck ${r.i(100,999)} ${r.i(9000,40000)} kg in ${(0.8+30*age(t)**2+r.next()/3).toFixed(1)} s`),age(t)>0.5?{relevant:'b'}:{}))
  tick(r,t0,end,10*MIN,t=>{const h=Math.round(640+9100*age(t))+r.i(0,20),q=t>ob+15*MIN;c.line(W,t,w(t,h>3000?'WARN':'INFO',`selfcheck handles=${h} mem=41MB com3=ok`),q?{root:'b'}:{})})
  add(G,t0,end,60*S,t=>`${ts(t,'%T %d.%m.%y')} dispo tour ${r.i(300,999)} planned, ${r.i(1,5)} loads, customer ${t>on?r.k(['bauhof','mueller']):r.k(['bauhof','kolb','mueller','kolb'])}`);add(G,on+60*MIN,end,40*MIN,t=>`${ts(t,'%T %d.%m.%y')} dispo hint: no orders of kolb today, 6 trucks without tour`,REL);add(G,end-2*H,end,12*MIN,t=>`${ts(t,'%T %d.%m.%y')} dispo hint: ${r.i(4,9)} trucks queue at the scale`,{relevant:'b'})
  return c
}
