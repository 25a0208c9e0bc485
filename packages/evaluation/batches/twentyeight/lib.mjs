import{Case as K,random as R}from '../case.mjs'
class Case extends K{line(f,...x){return super.line('logs/'+f,...x)}}
export const random=s=>{const r=R(s);return{...r,i:r.int,k:r.pick}}
export const S=1000,MIN=60e3,H=3600e3
export const p=(n,w=2)=>String(n).padStart(w,'0')
const MON='Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),DAY='Sun Mon Tue Wed Thu Fri Sat'.split(' ')
/** A small strftime in UTC; %f milliseconds, %u microseconds, %T time, %I twelve hours. */
export const ts=(ms,f)=>{
  const d=new Date(ms),h=d.getUTCHours(),f3=p(d.getUTCMilliseconds(),3)
  const k={Y:d.getUTCFullYear(),y:p(d.getUTCFullYear()% 100),m:p(d.getUTCMonth()+1),d:p(d.getUTCDate()),e:String(d.getUTCDate()).padStart(2),b:MON[d.getUTCMonth()],a:DAY[d.getUTCDay()],H:p(h),M:p(d.getUTCMinutes()),S:p(d.getUTCSeconds()),f:f3,u:f3+p((ms*7919)% 1000,3),I:h % 12||12,p:h<12?'AM':'PM'}
  k.T=`${k.H}:${k.M}:${k.S}`
  return f.replace(/%(\w)/g,(_,x)=>k[x])
}
export const base=(r,hour)=>Date.UTC(r.k([2023,2024,2025]),r.i(0,10),r.i(13,26),hour,r.i(0,50),r.i(0,59),r.i(0,999))
export const loop=(r,a,b,mean,f)=>{for(let t=a+r.gap(mean);t<b;t+=r.gap(mean))f(Math.round(t))}
export const tick=(r,a,b,step,f)=>{for(let t=a,i=0;t<b;t+=step,i++)f(Math.round(t+r.i(0,900)),i)}
export const sl=(ms,host,tag,m)=>`${ts(ms,'%b %e %T')} ${host} ${tag}: ${m}`
export const users='a.weber k.lindner m.roth s.okafor j.brandt t.novak e.hansen p.duarte l.moreau b.kaya d.fischer n.petrov h.larsen r.costa g.baum i.szabo'.split(' ')
export const mac=(r,oui='00:1b:4f')=>`${oui}:${r.hex(2)}:${r.hex(2)}:${r.hex(2)}`
/** Everyday lines of a Linux host. */
export const linux=(r,c,file,host,a,b,mean)=>loop(r,a,b,mean,t=>{
  const u=r.k(users),n=r.i(900,32000)
  c.line(file,t,sl(t,host,...r.k([
  [`CRON[${n}]`,`(root) CMD (command -v debian-sa1 > /dev/null && debian-sa1 1 1)`],[`systemd[1]`,`Started Session ${n} of user ${u}.`],
  [`sshd[${n}]`,`Accepted publickey for ${u} from 10.9.0.${r.i(5,80)} port ${r.i(32000,61000)} ssh2: ED25519 SHA256:${r.hex(22)}`],
  [`systemd-logind[${r.i(600,800)}]`,`Removed session ${n}.`],[`snmpd[${r.i(900,990)}]`,`Connection from UDP: [10.9.0.3]:${r.i(32000,61000)}->[10.9.0.${r.i(90,99)}]:161`],
  [`systemd[1]`,`logrotate.service: Deactivated successfully.`],[`smartd[${r.i(700,790)}]`,`Device: /dev/sda [SAT], SMART Usage Attribute: 194 Temperature_Celsius changed from 68 to ${r.i(66,70)}`],
  ])))
})
/** A Windows event the way the Snare agent sends it. */
export const snare=(t,host,log,id,src,lvl,m)=>`${ts(t,'%b %e %T')} ${host} MSWinEventLog\t${lvl==='Error'?3:lvl==='Warning'?2:1}\t${log}\t${id*7 % 90000}\t${ts(t,'%a %b %d %T %Y')}\t${id}\t${src}\tSYSTEM\tUser\t${lvl}\t${host}\tNone\t\t${m}`
/** One incident of the truth. */
export const inc=(c,id,allOf,services,victims,onset,onsetToleranceSeconds,rootPattern,...low)=>c.incident(id,{cause:{allOf},services,victims,severity:[...low,'medium','high','critical'],onset,onsetToleranceSeconds,rootPattern})
/** [case, add(file, from, to, mean, text of the moment, marks)] */
export const open=(r,name,notes,kind)=>{const c=new Case('28-'+name,{notes,kind,maxIncidents:kind&&0});return [c,(f,a,b,mean,fn,o)=>loop(r,a,b,mean,t=>c.line(f,t,fn(t),o))]}
export const REL={relevant:'a'},ROOT={root:'a'}
export const FULL=['full','exhaust','r[au]n out','no (more|free|further)','used up','deplet','too small','limit','overflow','max','reach','ceiling','\\bhit','exceed','upper (bound|end)']
