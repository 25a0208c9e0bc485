import{S,MIN,H,p,ts,base,loop,tick,sl,users,mac,snare,open,REL,ROOT,inc,FULL}from './lib.mjs'

export function c01(r){
  const [c,add]=open(r,'01-quay','one file says what is full, two are louder')
  const t0=base(r,5),on=t0+r.i(90,140)*MIN,end=t0+5*H,max=r.k([19999,29999,24999])
  const smb=(t,l,src,m)=>`[${ts(t,'%Y/%m/%d %T.%u')},  ${l}] ../../source3/${src}\n  ${m}`
  inc(c,'a',[['id.?map','\\bu?g?id.{0,25}(range|pool|interval|space)','(range|pool) of .{0,20}\\b[ug]?ids?\\b','winbind.{0,80}(range|allocat|map)','mapping range'],[...FULL,'allocate']],['winbindd','winbind','samba','idmap','files01','log.winbindd','idmap_tdb'],['smbd','pickdesk','cupsd','cups'],on,400,'range full')
  const W='log.winbindd',M='log.smbd',K='pickdesk.log'
  loop(r,t0,end,75*S,t=>c.line(W,t,r.k([
   smb(t,3,'winbindd/winbindd_getpwnam.c:57(winbindd_getpwnam_send)',`[nss_winbind (${r.i(2000,9000)})] getpwnam HAFEN\\${r.k(users)}`),
   smb(t,3,'winbindd/winbindd_msrpc.c:362(msrpc_sid_to_name)',`msrpc_sid_to_name: S-1-5-21-3623811015-3361044348-30300820-${r.i(1100,9900)} for domain HAFEN`),
   smb(t,1,'winbindd/winbindd_cm.c:1064(cm_prepare_connection)',`authenticated session setup to dc02.hafen.example using HAFEN\\FILES01$`)])))
  c.line(W,t0+31*MIN,smb(t0+31*MIN,0,'rpc_client/cli_pipe.c:568(cli_pipe_validate_current_pdu)','Bind NACK received from host dc01.hafen.example!'))
  c.line(W,t0+32*MIN,smb(t0+32*MIN,1,'winbindd/winbindd_cm.c:1064(cm_prepare_connection)','authenticated session setup to dc02.hafen.example using HAFEN\\FILES01$'))
  loop(r,t0,end,50*S,t=>{const u=r.k(users),ip=`10.14.${r.i(1,6)}.${r.i(10,240)}`
   c.line(M,t,r.k([
   smb(t,1,'smbd/service.c:881(make_connection_snum)',`${ip} (ipv4:${ip}:${r.i(49200,65000)}) connect to service ${r.k(['pick','customs','scan','home'])} initially as user HAFEN\\${u} (uid=${r.i(10100,max-300)}, gid=10513) (pid ${r.i(4000,60000)})`),
   smb(t,2,'smbd/open.c:1470(open_file)',`HAFEN\\${u} opened file m${r.i(1000,9999)}.xml read=Yes write=No (numopen=${r.i(1,9)})`),
   smb(t,1,'smbd/service.c:1123(close_cnum)',`${ip} (ipv4:${ip}:${r.i(49200,65000)}) closed connection to service pick`),
   smb(t,0,'lib/util_sock.c:738(write_data)',`write_data: write failure in writing to client ${ip}. Error Connection reset by peer`)]))})
  add(K,t0,end,70*S,t=>`${ts(t,'%d.%m.%Y %T')} [Desk${p(r.i(1,22))}] INFO  pick list ${r.i(500000,599999)} written to \\\\files01\\pick (${r.i(3,60)} positions)`)
  c.line(K,t0+20*MIN,`${ts(t0+20*MIN,'%d.%m.%Y %T')} [Admin ] INFO  pickdesk 7.4.2 deployed, 22 desks restarted`)
  loop(r,on,end,5*MIN,t=>{const u=`sais${p(r.i(40,95),4)}`,d=p(r.i(1,22))
   c.line(W,t,smb(t,1,'winbindd/idmap_tdb_common.c:68(idmap_tdb_common_allocate_id_action)',`Fatal Error: UID range full!! (max: ${max})`),ROOT)
   c.line(W,t+2,smb(t+2,3,'winbindd/winbindd_getpwnam.c:141(winbindd_getpwnam_recv)',`Could not convert sid S-1-5-21-3623811015-3361044348-30300820-${r.i(22000,23000)}: NT_STATUS_NONE_MAPPED`),REL)
   for(let i=0;i<3;i++){const x=t+20+i*r.i(900,4000)
   c.line(M,x,smb(x,0,'auth/auth_util.c:1265(check_account)',`Failed to find authenticated user HAFEN\\${u} via getpwnam(), denying access.`),REL)
   c.line(M,x+1,smb(x+1,0,'auth/auth.c:342(auth_check_ntlm_password)',`check_ntlm_password:  Authentication for user [${u}] -> [${u}] FAILED with error NT_STATUS_NO_SUCH_USER, authoritative=1`),REL)
   c.line(K,x+40,`${ts(x+40,'%d.%m.%Y %T')} [Desk${d}] ERROR cannot open \\\\files01\\pick for ${u}: System error 1326 (logon failure), pick list not written`,REL)}})
  return c
}

export function c02(r){
  const [c,add]=open(r,'02-ward','dhcp2 stamps run ahead; leases run out an hour later')
  const t0=base(r,6),on=t0+r.i(50,80)*MIN,end=t0+5*H,skew=r.i(75,140)*S
  inc(c,'a',[['clock','\\btime.{0,40}(mismatch|skew|drift|offset|differ|jump|sync|ahead|wrong)','(mismatch|skew|drift|difference|jump).{0,20}time','ntp','chrony'],['mismatch','skew','drift','offset','differ','jump','wrong','ahead','sync','apart','\\boff\\b','disagree'],['fail.?over','dhcp2','peer','dhcp (server|pair|partner)','partner','secondary']],['dhcp2','chronyd','chrony','dhcpd','dhcp-fo','ntp','dhcp'],['dhcp1','terminals','asterisk','phones','pbx1'],on,420,'time jump|time mismatch|no selectable sources')
  const A='dhcp1.log',B='dhcp2.log',X='asterisk-full.log',T='terminals.csv'
  const b=t=>t>=on?t+skew:t
  loop(r,t0,end,65*S,t=>{const two=t<on+5*S?r.next()<0.5:r.next()<0.35,m=mac(r),ip=`10.40.${r.i(0,3)}.${r.i(10,250)}`,h=two?'dhcp2':'dhcp1',f=two?B:A,w=two?b(t):t,pid=two?771:812
   c.line(f,t,sl(w,h,`dhcpd[${pid}]`,`DHCPREQUEST for ${ip} from ${m} (SEP${m.replaceAll(':','').toUpperCase()}) via 10.40.0.1`))
   c.line(f,t+3,sl(w+3,h,`dhcpd[${pid}]`,`DHCPACK on ${ip} to ${m} (SEP${m.replaceAll(':','').toUpperCase()}) via 10.40.0.1`))})
  tick(r,t0+7*MIN,end,15*MIN,t=>c.line(A,t,sl(t,'dhcp1','dhcpd[812]',`DHCPDISCOVER from ${mac(r,'9c:8e:99')} via eth1: unknown network segment`)))
  tick(r,t0,on,20*MIN,t=>c.line(A,t,sl(t,'dhcp1','dhcpd[812]',`balanced pool 55d0${r.hex(8)} 10.40.0.0/22  total 960  free 4${r.i(0,9)}  backup 4${r.i(0,9)}  lts 0  max-misbal 9`)))
  c.line(B,t0+9*MIN,sl(t0+9*MIN,'dhcp2','chronyd[611]',`Can't synchronise: no selectable sources`),ROOT)
  c.line(B,on,sl(b(on),'dhcp2','chronyd[611]','Forward time jump detected!'),ROOT)
  c.line(B,on+1,sl(b(on+1),'dhcp2','chronyd[611]',`Can't synchronise: no selectable sources`),ROOT)
  c.line(B,on+40*S,sl(b(on+40*S),'dhcp2','dhcpd[771]','peer dhcp-fo: disconnected'),REL)
  for(const[f,h,q]of[[A,'dhcp1',812],[B,'dhcp2',771]]){const t=on+41*S;c.line(f,t,sl(h==='dhcp2'?b(t):t,h,`dhcpd[${q}]`,'failover peer dhcp-fo: I move from normal to communications-interrupted'),REL)}
  tick(r,on+60*S,end,6*MIN,t=>{c.line(B,t,sl(b(t),'dhcp2','dhcpd[771]','Failover CONNECT to dhcp-fo rejected: Connection rejected, time mismatch too great.'),ROOT)})
  loop(r,on+r.i(60,75)*MIN,end,26*S,t=>{const m=mac(r,r.k(['00:1b:4f','00:a0:57']));c.line(A,t,sl(t,'dhcp1','dhcpd[812]',`DHCPDISCOVER from ${m} via 10.40.0.1: peer holds all free leases`),REL)})
  loop(r,t0,end,65*S,t=>{const x=r.i(2100,2399),d=r.i(4,40);c.line(X,t,`[${ts(t,'%Y-%m-%d %T')}] `+r.k([`VERBOSE[${r.i(2000,3000)}][C-${r.hex(8)}] pbx.c: -- Executing [${x}@intern:1] Dial("SIP/${x+1}-${r.hex(8)}", "SIP/${x},30") in new stack`,`NOTICE[1988] chan_sip.c: Peer '${x}' is now Reachable. (${d}ms / 2000ms)`,`WARNING[1988] chan_sip.c: Retransmission timeout reached on transmission ${r.hex(16)} for seqno 102 (Critical Request)`]))})
  add(X,on+80*MIN,end,60*S,t=>`[${ts(t,'%Y-%m-%d %T')}] ERROR[1988] chan_sip.c: Peer '${r.i(2100,2399)}' is now UNREACHABLE!  Last qualify: ${r.i(4,40)}`,REL)
  add(T,t0,end,70*S,t=>`${ts(t,'%Y-%m-%d %T')};T${r.i(100,180)};BADGE;${r.i(10000,99999)};OK`)
  add(T,on+85*MIN,end,70*S,t=>`${ts(t,'%Y-%m-%d %T')};T${r.i(100,180)};NETERR;0;no address offered, fallback 169.254.${r.i(1,250)}.${r.i(1,250)}`,REL)
  return c
}

export function c03(r){
  const [c,add]=open(r,'03-campus','only writes fail')
  const t0=base(r,4),on=t0+r.i(120,180)*MIN,end=t0+6*H
  inc(c,'a',[['map.?size','map.?full','lmdb','\\bmdb','max.?size','memory.?map','database.{0,30}(size limit|maximum size|configured size)'],[...FULL,'out of','no (more )?(room|space)','outgr','grown']],['slapd','openldap','ldap','ldap1','mdb','lmdb'],['hrsync','selfservice','radiusd','freeradius','sspr'],on,400,'MDB_MAP_FULL')
  const L='slapd.log',R='radius.log',J='hrsync.log',P='selfservice.log'
  let n=r.i(40000,90000)
  const s=(t,m,o)=>c.line(L,t,sl(t,'ldap1','slapd[902]',m),o)
  loop(r,t0,end,180*S,t=>{const k=n+((t-t0)/9e3|0),u=r.k(users).replace('.',''),dn=`uid=${u},ou=people,dc=uni,dc=example`
   s(t,`conn=${k} fd=${r.i(20,60)} ACCEPT from IP=10.7.${r.i(0,3)}.${r.i(5,99)}:${r.i(33000,60000)} (IP=0.0.0.0:636)`)
   s(t+4,`conn=${k} op=0 BIND dn="${dn}" method=128`);const bad=r.next()<0.08
   s(t+6,`conn=${k} op=0 RESULT tag=97 err=${bad?49:0} qtime=0.0000${r.i(10,60)} etime=0.00${r.i(1000,4000)} text=`)
   if(!bad){s(t+9,`conn=${k} op=1 SRCH base="dc=uni,dc=example" scope=2 deref=0 filter="(&(objectClass=person)(uid=${u}))"`);s(t+11,`conn=${k} op=1 SEARCH RESULT tag=101 err=0 qtime=0.000011 etime=0.000${r.i(200,900)} nentries=1 text=`)}
   s(t+15,`conn=${k} op=2 UNBIND`)})
  loop(r,t0,end,4*MIN,t=>s(t,`<= mdb_equality_candidates: (memberUid) not indexed`))
  add(R,t0,end,75*S,t=>ts(t,'%a %b %e %T %Y')+` : Auth: (${r.i(10000,99999)}) Login ${r.next()<0.1?'incorrect (mschap: MS-CHAP2-Response is incorrect)':'OK'}: [${r.k(users)}] (from client wlc${r.i(1,4)} port 13 cli ${mac(r,'a4-83-e7').replaceAll(':','-')})`)
  loop(r,t0,end,170*S,t=>{const bad=t>=on,u=`${r.k(['st','gu'])}${r.i(10000,99999)}`,k=n+((t-t0)/9e3|0),add=r.next()<0.5,o=bad?REL:{}
   s(t,`conn=${k} op=1 ${add?'ADD':'MOD'} dn="uid=${u},ou=people,dc=uni,dc=example"`,o)
   if(bad)s(t+2,`mdb_id2entry_put: mdb_put failed: MDB_MAP_FULL: Environment mapsize limit reached(-30792) "uid=${u},ou=people,dc=uni,dc=example"`,ROOT)
   s(t+3,`conn=${k} op=1 RESULT tag=${add?105:103} err=${bad?80:0} qtime=0.000018 etime=0.0${r.i(10,90)}21 text=${bad?'entry store failed':''}`,o)
   if(add)c.line(J,t+20,bad?`${ts(t+20,'%Y-%m-%d %T,%f')} ERROR [sync-${r.i(1,4)}] d.u.hrsync.PersonWriter - person ${u} not written\njavax.naming.NamingException: [LDAP: error code 80 - entry store failed]; remaining name 'uid=${u},ou=people'\n\tat com.sun.jndi.ldap.LdapCtx.mapErrorCode(LdapCtx.java:3241)\n\tat de.uni.hrsync.PersonWriter.add(PersonWriter.java:${r.i(80,140)})\n\tat de.uni.hrsync.Main.run(Main.java:61)`:`${ts(t+20,'%Y-%m-%d %T,%f')} INFO  [sync-${r.i(1,4)}] d.u.hrsync.PersonWriter - person ${u} written`,o)
   else c.line(P,t+20,`[${ts(t+20,'%Y-%m-%dT%T.%u+00:00')}] sspr.${bad?`CRITICAL: LDAP - Modify password error 80 (Internal (implementation specific) error) {"user":"${u}"}`:`INFO: password changed {"user":"${u}"}`} []`,o)})
  tick(r,t0,end,50*MIN,t=>c.line(J,t,`${ts(t,'%Y-%m-%d %T,%f')} WARN  [main] d.u.hrsync.Source - 3 persons without birthday skipped`))
  return c
}

export function c04(r){
  const [c,add]=open(r,'04-depot','a site woken after a season')
  const t0=base(r,4),on=t0+r.i(70,110)*MIN,end=t0+5*H,days=r.i(68,131)
  inc(c,'a',[['dfs.?r','dfs replication','sysvol','replicat'],['max.?offline','content freshness','\\b\\d+ days','offline.{0,40}long','(disconnected|offline|out of contact|cut off|switched off).{0,60}(long|days|months|weeks)','too long','longer than','stale.{0,50}(days|replic)','offline (time|limit|period)']],['dc07','dfsr','dfs replication','sysvol','dc07-events'],['group policy','grouppolicy','netlogon','logonscript','workstations'],on,400,'4012|MaxOfflineTimeInDays')
  const E='dc07-events.txt',C='clients-snare.log',N='logonscript.log'
  const ev=(t,src,id,lvl,m)=>`TimeCreated      : ${ts(t,'%m/%d/%Y %I:%M:%S %p')}\nMachineName      : DC07.spedition.example\nProviderName     : ${src}\nId               : ${id}\nLevelDisplayName : ${lvl}\nMessage          : ${m}\n`
  const boot=on-3*MIN
  const seq=[['Microsoft-Windows-Kernel-General',12,'Information','The operating system started.'],['Microsoft-Windows-DNS-Server-Service',4013,'Warning','The DNS server is waiting for Active Directory Domain Services (AD DS) to signal that the initial synchronization has been completed.'],['Microsoft-Windows-DNS-Server-Service',4,'Information','The DNS server has finished the background loading of zones.'],['DFSR',1004,'Information','The DFS Replication service has started.'],['DFSR',1206,'Information','The DFS Replication service successfully contacted domain controller DC07.spedition.example to access configuration information.']]
  seq.forEach(([a,b,l,m],i)=>c.line(E,boot+i*24*S,ev(boot+i*24*S,a,b,l,m)))
  const err=t=>c.line(E,t,ev(t,'DFSR',4012,'Error',`The DFS Replication service stopped replication on the replicated folder at local path C:\\Windows\\SYSVOL\\domain. The server has been disconnected from other partners for ${days} days, which is longer than the time allowed by the MaxOfflineTimeInDays parameter (60). This server will not replicate the folder until this error is corrected.`),ROOT)
  err(on);err(on+r.i(95,120)*MIN)
  add(E,on,end,7*MIN,t=>r.k([ev(t,'Microsoft-Windows-DistributedCOM',10016,'Warning','The machine-default permission settings do not grant Local Activation permission for the COM Server application with CLSID {2593F8B9-4EAF-457C-B68A-50F6B8EA6B54}.'),ev(t,'Microsoft-Windows-ActiveDirectory_DomainService',2889,'Information',`A client performed a simple bind over a clear text connection. Client IP address: 10.88.1.${r.i(10,99)}`)]))
  const pc=()=>`DEP-PC${p(r.i(1,60),3)}`,gp=()=>r.k(['{6F1C2D9E-0A77-4B1B-9C3A-1F0E5D6A2B90}','{31B2F340-016D-11D2-945F-00C04FB984F9}','{B7D3A1C4-55E2-4D0F-8A21-9E4C7F1D3305}'])
  loop(r,t0,end,60*S,t=>{const h=pc();c.line(C,t,r.k([snare(t,h,'System',7036,'Service Control Manager','Information',`The Windows Update service entered the ${r.k(['running','stopped'])} state.`),snare(t,h,'System',8015,'Microsoft-Windows-DNS-Client','Warning','The system failed to register host (A or AAAA) resource records (RRs) for network adapter.'),...(t<on?[snare(t,h,'System',1500,'Microsoft-Windows-GroupPolicy','Information','The Group Policy settings for the computer were processed successfully. There were no changes detected since the last successful processing of Group Policy. DC: DC03')]:[])]))})
  add(C,on+4*MIN,end,38*S,t=>snare(t,pc(),'System',1058,'Microsoft-Windows-GroupPolicy','Error',`The processing of Group Policy failed. Windows attempted to read the file \\\\spedition.example\\sysvol\\spedition.example\\Policies\\${gp()}\\gpt.ini from a domain controller (DC07) and was not successful. The system cannot find the path specified.`),REL)
  loop(r,t0,end,55*S,t=>{const bad=t>on+4*MIN&&r.next()<0.8,u=r.k(users),w=`${ts(t,'%Y-%m-%d %T')} ${pc()} ${u} logonserver=${t>on?'DC07':'DC03'} `;c.line(N,t,w+(bad?`FAILED \\\\spedition.example\\netlogon\\map_depot.kix not found, drives L: T: not mapped`:'map_depot.kix v41 L: T: mapped'),bad?REL:{})})
  return c
}

export function c05(r){
  const [c,add]=open(r,'05-terminal','one line kind among hundreds')
  const t0=base(r,7),on=t0+r.i(80,150)*MIN,end=t0+5*H,last=`00${r.i(80,89)}999999`
  inc(c,'a',[['number.?range','rv_beleg','(document|delivery) numbers?','numbering','nriv','number interval','interval.{0,20}(1[89]|number)','numbers? .{0,30}interval'],[...FULL,'last number','\\bend\\b','consumed']],['sap','prd','sapprd01','rv_beleg','number range','sm21','erp','nriv','vl10x','vl01n'],['wms','wmslink','idoc','rfgateway','handhelds'],on,300,'RV_BELEG.*(INTERVAL_OVERFLOW|percent)')
  const Y='sm21.txt',I='idoc-monitor.log',W='wmslink.log',G='rfgateway.log'
  const sm=(t,wp,u,tx,id,m,o)=>c.line(Y,t,`${ts(t,'%Y.%m.%d %T')} sapprd01_PRD_00 ${wp} 100 ${u.padEnd(12)} ${tx.padEnd(8)} ${id}  ${m}`,o)
  const dia=()=>`DIA ${p(r.i(0,19),3)}`
  loop(r,t0,end,40*S,t=>r.k([()=>sm(t,'BTC 021','BATCHSD','','R68','Perform rollback'),()=>sm(t,dia(),r.k(users).toUpperCase().slice(0,9),'SESSION','US1',`User locked due to incorrect logon attempts`),()=>sm(t,dia(),'RFCWMS','','F60','Communication error, CPIC return code 020, SAP return code 223'),()=>sm(t,dia(),'SAPSYS','','EDF','Operation mode is DAY')])())
  for(const[m,q]of[[75,99.8],[30,99.9]])sm(on-m*MIN,'BTC 022','BATCHSD','VL10X','NR3',`Number range RV_BELEG interval 18 in critical area, ${q} percent assigned`,ROOT)
  sm(on-20*MIN,'DIA 004','BASIS01','STMS','TP1','Transport PRDK9'+r.i(10000,99999)+' imported, return code 4')
  const w=(t,l,m,o)=>c.line(W,t,`${ts(t,'%Y-%m-%d %T,%f')} [${r.i(4,22)}] ${l.padEnd(5)} Hafen.Wms.Link.${r.k(['DeliveryPort','OrderPort'])} - ${m}`,o)
  loop(r,t0,end,38*S,t=>{const o=`45${r.i(10000000,99999999)}`,bad=t>=on&&r.next()<0.85,id=`00000000${r.i(40000000,49999999)}`,k=bad?REL:{}
   if(bad&&r.next()<0.35)sm(t,dia(),'RFCWMS','VL10X','NR1',`NUMBER_GET_NEXT object RV_BELEG interval 18: INTERVAL_OVERFLOW, last number ${last}`,ROOT)
   c.line(I,t+300,`${ts(t+300,'%d.%m.%Y %T')} ${id} SHPORD WMSPRD100 ${bad?`51 Application document not posted: no delivery was created for order ${o}`:'53 Application document posted'}`,k)
   w(t+900,bad?'ERROR':'INFO',bad?`order ${o}: BAPI_DELIVERYPROCESSING_EXEC returned E VL 221, no delivery, wave held`:`order ${o}: delivery 00${r.i(70000000,79999999)} received, wave released`,k)
   if(bad)c.line(G,t+5000,`${ts(t+5000,'%H:%M:%S %d/%m/%y')} HH${r.i(200,260)} ALARM no work for zone ${r.k(['A','B','C'])}, operator idle ${r.i(2,40)} min`,k)})
  add(G,t0,end,45*S,t=>`${ts(t,'%H:%M:%S %d/%m/%y')} HH${r.i(200,260)} ${r.k(['SCAN','CONF'])} ${r.i(1e8,9e8)} bin ${r.k(['A','B','C'])}-${r.i(10,99)}-${r.i(1,9)} ok`)
  return c
}

export function c06(r){
  const [c,add]=open(r,'06-plant','a warning about one port')
  const t0=base(r,2),on=t0+r.i(100,150)*MIN,end=t0+5*H,port=r.k([9,14,21,27])
  inc(c,'a',[['sfp','optic','transceiver',`port ?(0/)?${port}\\b`,`slot0 port${port}`,'fib(er|re)(?!.?channel)','cable','fc (port|link)','switch port','laser','gbic','san link'],['crc','rx.?p','rx power','receive.{0,10}power','bit error','degrad','fail','fault','dirt','\\bbad\\b','defect','(low|weak).{0,12}(light|power|signal)','weak','link error','physical','corrupt','light']],['fcsw1','fcsw','fc switch','brocade','san switch',`port ${port}`,`port${port}`,'sfp','fabric','maps'],['esx11','esx12','openedge','ppsdb','array','vmkernel','vmfs'],on,600,`port${port}, `)
  const F='fcsw1-raslog.txt',O='ppsdb.lg'
  let q=r.i(4000,6000)
  const ras=(t,id,sev,m,o)=>c.line(F,t,`${ts(t,'%Y/%m/%d-%T:%u')}, [${id}], ${q+((t-t0)/9e3|0)}, SLOT 0 | FID 128, ${sev}, fcsw1, ${m}`,o)
  loop(r,t0,end,5*MIN,t=>r.k([()=>ras(t,'SEC-1203','INFO',`Login information: Login successful via SSH. IP Addr: 10.9.0.${r.i(3,9)}`),()=>ras(t,'MAPS-1005','INFO','Switch, Condition=SWITCH(FLASH_USAGE/NONE>=70), Current Value: [FLASH_USAGE, 71 %], RuleName=flash70, Dashboard Category=Switch Resource'),()=>ras(t,'MAPS-1003','WARNING',`slot0 port2, F-Port 2, Condition=ALL_OTHER_F_PORTS(LR/min>5), Current Value: [LR, 6], RuleName=defALL_OTHER_F_PORTSLR_5, Dashboard Category=Port Health.`)])())
  tick(r,on,end,4.4*MIN,(t,i)=>{ras(t,'MAPS-1003','WARNING',`slot0 port${port}, F-Port ${port}, Condition=ALL_TARGET_PORTS(CRC/min>10), Current Value: [CRC, ${20+i*3+r.i(0,9)} CRCs], RuleName=defALL_TARGET_PORTSCRC_10, Dashboard Category=Port Health.`,ROOT)
   if(i % 5===0)ras(t+50,'MAPS-1003','WARNING',`slot0 port${port}, F-Port ${port}, Condition=ALL_SFP(RXP/NONE<=90), Current Value: [RXP, ${Math.max(22,86-i)} uW], RuleName=rxpLow90, Dashboard Category=Port Health.`,ROOT)})
  const naa=[`naa.600601${r.hex(26)}`,`naa.600601${r.hex(26)}`]
  for(const h of['esx11','esx12']){const f=`${h}-vmkernel.log`
   const v=(t,m,o)=>c.line(f,t,`${ts(t,'%Y-%m-%dT%T.%fZ')} cpu${r.i(0,31)}:${r.i(2097000,2099999)})${m}`,o)
   loop(r,t0,end,60*S,t=>v(t,r.k(['DVFilter: 6340: Checking disconnected filters for timeouts',`NetPort: 1580: disabled port 0x${r.hex(7)}`,`Hardclock: 212: Timer skew of ${r.i(2,9)} us corrected`,`ScsiDeviceIO: 4115: Cmd(0x45${r.hex(10)}) 0x85, CmdSN 0x${r.hex(3)} from world 2097${r.i(100,999)} to dev "t10.ATA_____MICRON" failed H:0x0 D:0x2 P:0x0 Valid sense data: 0x5 0x20 0x0`])))
   loop(r,on-20*S,end,42*S,t=>v(t,r.k([`NMP: nmp_ThrottleLogForDevice:3856: Cmd 0x2a (0x45${r.hex(10)}, ${r.i(2097000,2099999)}) to dev "${r.k(naa)}" on path "vmhba2:C0:T1:L${r.i(1,9)}" Failed: H:0x2 D:0x0 P:0x0 . Act:EVAL`,`ScsiDeviceIO: 1780: Device ${r.k(naa)} performance has deteriorated. I/O latency increased from average value of ${r.i(900,1900)} microseconds to ${r.i(150000,900000)} microseconds.`,`lpfc: lpfc_handle_fcp_err:3017: 1:(0):0203 abort issued, tgt 1 status x3 reason x16`,`HBX: 3063: '${r.k(['PPS-DS1','PPS-DS2'])}': HB at offset 3${r.i(100000,999999)} - Waiting for timed out HB`]),REL))}
  const lg=(t,m,o)=>c.line(O,t,`[${ts(t,'%Y/%m/%d@%T.%f+0000')}] P-${r.i(4000,9000)}  T-140${r.i(100,999)} ${m}`,o)
  loop(r,t0,end,40*S,t=>lg(t,r.k([`I SRV    ${r.i(1,9)}: (742)   Login usernum ${r.i(20,240)}, userid ${r.k(users)}, remote client type 4GLCLIENT.`,`I SRV    ${r.i(1,9)}: (739)   Logout usernum ${r.i(20,240)}, userid ${r.k(users)}, on pps-ts${r.i(1,4)}.`,`I BROKER  0: (1254) User count ${r.i(90,130)}.`])))
  loop(r,on+30*S,end,65*S,t=>lg(t,r.k([`E ABL   ${r.i(20,240)}: (8812) The time allowed to wait for a lock in table fert-auftrag expired.`,`F BIW     8: (9446) write to db area 8 took ${r.i(4,30)} seconds, checkpoint delayed`,`E APW     9: (10566) I/O stall: ${r.i(20,90)} buffers flushed at checkpoint`]),REL))
  return c
}

export function c07(r){
  const [c,add]=open(r,'07-clinic','the database is the last of three')
  const t0=base(r,1),on=t0+r.i(60,90)*MIN,end=t0+7*H
  inc(c,'a',[['reserv','scsi (lock|hold)','(still )?(held|locked|owned) by .{0,40}(stag|agent|dead|crashed|other|down)','pr key','registration key'],['tape','drive','lto','librar','stag','storage agent']],['stag02','tsm1','tsm','lin_tape','spectrum protect','ibmtape','tape','tape library','ts4300','storage agent','dsmserv'],['oracle','his','kisdb','kis','rman','alert_kis','arch'],on,900,'reservation|not syncing')
  const A='alert_KIS.log',M='tsm1-messages',Q='actlog.txt',K='kis-client.log',G='stag02-console.log'
  const al=(t,m,o)=>c.line(A,t,`${ts(t,'%Y-%m-%dT%T.%u+00:00')}\n${m}`,o)
  const full=on+r.i(150,180)*MIN;let q=r.i(80000,90000)
  tick(r,t0,full,4*MIN,t=>{q++;al(t,`Thread 1 advanced to log sequence ${q} (LGWR switch)\n  Current log# ${q % 4+1} seq# ${q} mem# 0: +REDO/KIS/onlinelog/group_${q % 4+1}.log`);if(r.next()<0.6)al(t+9000,`Archived Log entry ${q+4000} added for T-1.S-${q-1} ID 0x5c${r.hex(6)} LAD:1`)})
  tick(r,full-50*MIN,full,10*MIN,(t,i)=>al(t,`ORA-19815: WARNING: db_recovery_file_dest_size of 858993459200 bytes is ${86+i*3}.${r.i(10,99)}% used, and has ${9-i}0${r.i(100000000,999999999)} remaining bytes available.`,REL))
  loop(r,full,end,50*S,t=>al(t,r.k([`ARC${r.i(0,3)}: Error 19809 Creating archive log file to '+FRA'\nORA-19809: limit exceeded for recovery files\nORA-19804: cannot reclaim 1073741824 bytes disk space from 858993459200 bytes limit`,`Errors in file /u01/app/oracle/diag/rdbms/kis/KIS/trace/KIS_arc2_${r.i(3000,9000)}.trc:\nORA-16038: log ${r.i(1,4)} sequence# ${q} cannot be archived`,`ORACLE Instance KIS, archival error, archiver continuing`]),REL))
  loop(r,t0,end,45*S,t=>{const bad=t>full+MIN&&r.next()<0.75;c.line(K,t,`${ts(t,'%T.%f %d-%m-%Y')} WS${r.i(1000,1400)} ${bad?`SEVERE dbx: ORA-00257: Archiver error. Connect AS SYSDBA only until resolved. [module ${r.k(['Kurve','Labor','OP-Plan'])}]`:`INFO  dbx: ${r.k(['Kurve','Labor','OP-Plan','Medikation'])} opened in ${r.i(80,900)} ms`}`,bad?REL:{})})
  const act=(t,m,o)=>c.line(Q,t,`${ts(t,'%m/%d/%Y %T')}      ${m}`,o)
  loop(r,t0,end,60*S,t=>act(t,r.k([`ANR0406I Session ${r.i(30000,99999)} started for node ${r.k(['PACS1','FILE02','EXCH1'])} (Linux x86-64) (SSL).`,`ANR0403I Session ${r.i(30000,99999)} ended for node ${r.k(['PACS1','FILE02','EXCH1'])} (Linux x86-64).`,`ANR0481W Session ${r.i(30000,99999)} for node XRAY-OLD (WinNT) terminated - client did not respond within 3600 seconds.`])))
  loop(r,t0,on,8*MIN,t=>act(t,`ANR8337I LTO volume KL${r.i(1000,1900)}L8 mounted in drive DRIVE0${r.i(1,4)} (/dev/IBMtape${r.i(0,3)}).`))
  add(M,t0,end,100*S,t=>sl(t,'tsm1','systemd[1]',r.k(['Started Hourly cleanup.','Starting system activity accounting tool...'])))
  add(G,t0,on,130*S,t=>`${ts(t,'%Y-%m-%d %T')} stag02 dsmsta: ANR0408I Session ${r.i(100,999)} started for server TSM1 (Linux/x86_64) (Tcp/Ip) for library sharing.`)
  c.line(G,on,`${ts(on,'%Y-%m-%d %T')} stag02 kernel: Kernel panic - not syncing: Fatal hardware error! (4 drives reserved for LAN-free writing)`,ROOT)
  tick(r,on+4*MIN,end,7*MIN,t=>{const d=r.i(0,3)
   c.line(M,t,sl(t,'tsm1','kernel',`lin_tape: IBMtape${d} open: reservation conflict, rc 16`),ROOT)
   act(t+1000,`ANR8779E Unable to open drive /dev/IBMtape${d}, error number=16.`,REL)
   act(t+1100,`ANR8848W Drive DRIVE0${d+1} of library TS4300 is inaccessible; server has begun polling drive.`,REL)
   if(r.next()<0.5)act(t+9000,`ANR0522W Transaction failed for session ${r.i(30000,99999)} for node KISDB_ORA (TDPO LinuxAMD64) - no space available in storage pool TAPEPOOL and all successor pools.`,REL)})
  tick(r,on+30*MIN,end,H,t=>c.line(M,t,sl(t,'tsm1','tapecheck[9121]',`IBMtape0..3: persistent reservation key 0x5354414732 (stag02), ping stag02: no answer`),ROOT))
  return c
}

export function c08(r){
  const [c,add]=open(r,'08-pharmacy','one inside machine')
  const t0=base(r,8),on=t0+r.i(60,90)*MIN,end=t0+3.5*H,ip=`10.20.7.${r.i(20,90)}`
  inc(c,'a',[[ip.replaceAll('.','\\.'),'nvr','camera','cctv','video','recorder','p2pd'],['\\bpat\\b','\\bnat\\b','translation','port','xlate','connection','retr','flood','relay','session']],['nvr02','nvr','p2pd',ip,'recorder'],['fw1','asa','orderline','firewall'],on,600,`p2pd|fwupd|${ip.replaceAll('.','\\.')}`)
  const A='asa-fw1.log',O='orderline.log',N='nvr02.log'
  let k=r.i(1e7,8e7)
  const a=(t,m,o)=>c.line(A,t,`${ts(t,'%b %d %Y %T')} fw1 : ${m}`,o)
  const inside=()=>`10.20.${r.i(1,5)}.${r.i(10,220)}`,out=()=>`${r.i(20,90)}.${r.i(10,240)}.${r.i(1,250)}.${r.i(1,250)}`
  loop(r,t0,end,45*S,t=>{const s=inside(),d=out(),n=k+((t-t0)/50|0);a(t,`%ASA-6-302013: Built outbound TCP connection ${n} for outside:${d}/443 (${d}/443) to inside:${s}/${r.i(49000,65000)} (198.51.100.9/${r.i(1024,65000)})`);a(t+4000,`%ASA-6-302014: Teardown TCP connection ${n} for outside:${d}/443 to inside:${s}/${r.i(49000,65000)} duration 0:00:04 bytes ${r.i(900,99000)} TCP FINs`)})
  loop(r,t0,end,60*S,t=>a(t,`%ASA-4-106023: Deny tcp src outside:${out()}/${r.i(30000,60000)} dst inside:198.51.100.9/${r.k([22,23,445,3389])} by access-group "outside_in" [0x0, 0x0]`))
  const rel=`47.${r.i(60,90)}.${r.i(1,250)}.${r.i(1,250)}`
  loop(r,on,end,22*S,t=>{const n=k+((t-t0)/50|0),q=r.i(10000,65000);a(t,r.next()<0.6?`%ASA-6-302013: Built outbound TCP connection ${n} for outside:${rel}/8800 (${rel}/8800) to inside:${ip}/${q} (198.51.100.9/${q})`:`%ASA-6-302014: Teardown TCP connection ${n} for outside:${rel}/8800 to inside:${ip}/${q} duration 0:00:30 bytes 0 SYN Timeout`,ROOT)})
  const ex=on+r.i(7,12)*MIN
  loop(r,ex,end,26*S,t=>{const s=inside(),d=out();a(t,r.k([`%ASA-3-202010: PAT pool exhausted. Unable to create TCP connection from inside:${s}/${r.i(49000,65000)} to outside:${d}/443`,`%ASA-3-305006: portmap translation creation failed for tcp src inside:${s}/${r.i(49000,65000)} dst outside:${d}/443`]),REL)})
  const n=(t,m,o)=>c.line(N,t,`<30>${ts(t,'%b %e %T')} nvr02 ${m}`,o)
  loop(r,t0,end,75*S,t=>n(t,r.k([`recd[233]: ch${p(r.i(1,32))} segment closed ${r.i(200,480)} MB`,`recd[233]: ch${p(r.i(1,32))} motion start`,'hddmon[120]: disk 3 warning: reallocated sectors 8 (unchanged)',`webd[300]: login guard from 10.20.7.5`])))
  n(on-90*S,'fwupd[88]: firmware 4.31.2 applied, services restarted',ROOT)
  let w=0;tick(r,on,end,3*MIN,t=>n(t,`p2pd[411]: relay ${rel}:8800 connect timeout, next try in 0 s, attempts ${w+=r.i(19000,23000)}`,ROOT))
  loop(r,t0,end,40*S,t=>{const bad=t>ex&&r.next()<0.7;c.line(O,t,`${ts(t,'%d.%m.%y %T')} TOrderThread(${r.i(1,8)}) ${bad?`!! EIdSocketError: Socket Error # 10060 Connection timed out (msv3.grosshandel.example:443), order ${r.i(40000,49999)} not sent`:`order ${r.i(40000,49999)} sent, ${r.i(1,30)} items, ack 00`}`,bad?REL:{})})
  return c
}
