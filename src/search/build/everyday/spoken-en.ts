/** English: spoken words and slang. */
export const en = `
  unit << lads / guys / bunch / blokes / fellas / boys / dudes / team / outfit
  infantry << lads / guys / grunts / troopers / blokes / fellas / boys / footsloggers / foot / dudes
  man < guy / bloke / lad / fella / dude / trooper
  men < guys / blokes / lads / troopers / bodies
  leader < boss / sarge / chief / the brass / bloke in charge
  officer < boss / chief / the brass
  enemy < baddies / bad guys / other side / foe / foes / opponent / they
  vehicle << panzer / sherman / tiger / ride / motor / wagon / buggy
  AFV < panzer / tank / armor / sherman / tiger
  tank < panzer / sherman / tiger
  squad < section / bunch / lads
  berserk < nuts / crazy / mad / rage / frenzy
  Good Order < under control / fit to fight / in shape / ready / healthy
  broken < scared / shaken / running away / ran / spooked / legged it
  rout < leg it / run for it / bolt / scarper / bug out / run away / get away
  routs < leg it / run for it / bolt / scarper
  rally < pull themselves together / pull together / calm down / snap out / get back / recover
  Suppressed < heads down / keep their heads down / cowering / ducking
  pinned < heads down / keep their heads down / cannot move
  Pin < heads down / pinned down / stuck
  Down < hit the dirt / hit the deck / heads down / lying / lie / take cover
  CX < puffed / puffed out / knackered / winded / out of breath / worn out / shattered
  Assault Movement < sneak / sneaking / tiptoe / slowly / carefully
  advance < sneak forward / step / creep
  Low Crawl < belly / wriggle / on their bellies
  Double Time < leg it / hoof it / jog / rush / hurry
  Fire Group < two bunches / gang up / together / join forces / pool
  close combat < fist fight / punch-up / arm's length / gang up / jump / brawl / scrap
  close assault < jump / jump on / gang up / swarm / rush
  assault < jump / swarm / storm / rush / have a go / pile in
  charge < pile in / run at / rush at / jump / storm
  melee < punch-up / fist fight / scrap / brawl / scuffle / tangled
  Ambush < jump / surprise / caught off guard / catch out / lurking
  fall back < go after / back off / pull back / bounce
  parked < stationary / standing still
  stationary < parked / standing still / not moving / sitting
  Stopped < parked / sitting / standing still / halts
  Bogged < stuck in the mud / stuck / mud / bogged down
  bog < stuck / stuck in the mud / mired / get stuck / mud
  immobilisation < stuck / get stuck / bogged / trapped
  unbogging < pull out / dig out / get it out / free / rescue
  overrunning < drive over / drives over / roll over / flatten / squash
  wreck < dead tank / burnt-out / burned / hulk / brewed / carcass
  knocked out < dead / gone / blown up / brewed up / toast
  eliminated < wiped out / gone / toast / snuffed / dead
  destroyed < blown up / gone / toast / smashed / ruined / wrecked
  on fire < burning / in flames / ablaze / brews up
  flame < burn / torch
  captured weapon < stolen / nicked / their gun / looted / pinched
  captured < stolen / nicked / looted / pinched
  unqualified < never learned / untrained / not trained / don't know how
  malfunction < packs up / stops working / conks out / broke / dud
  Intensive Fire < one more shot / squeeze / push / extra shot
  rate of fire < keep shooting / another go / another shot
  ROF < keep shooting / another go / another shot / keep going
  errors < oops / redo / undo / take back / rewind / forgot / forgotten / too late
  forgotten < forgot / oops / overlooked
  optional < skip / house / bits / leave out / agree / if we want
  Random Selection < lucky / unlucky / lottery / pick one / who gets it / who cops it
  Dummy < fake / blank / decoy / phoney
  Depression < gully / ditch / hollow / sunken / dip
  Crest < lip / edge / brink / rim / top
  Commissar < political officer / party man
  surrender < give up / hands up / white flag
  prisoners < hands up / gave up / captives
  Hindrance < get in the way / in the way / obstruct
  LOS < see / spot / eyeball / peek / sight
  adjacent < next door / right next / touching / neighbour / side by side
  point blank < next door / in their face / right next / up close
  rear armour < from behind / backside / rear end / up the back
  rear < backside / from behind
  side < flank / broadside
  inexperienced < raw / rookies / newbies / newbie / fresh / kids
  veteran < old hands / seasoned / hardened / vets
  elite < crack / best / top
  reinforcements < backup / help / fresh troops / relief
  smoke < smog / cloud / fog
  smoke grenades < pop smoke / nade / nades
  no line of sight < cannot see / blind
  stacking < cram / crammed / squeeze / fit in / pack / packed / crowded / how many
  passengers < blokes inside / guys inside / aboard / riders / inside
  survival < make it out / get out alive / survive / bail out
  transport < lift / ride / taxi / ferry
  towing < pull / haul / drag
  turret < lid / top
  hatch < lid / open top / button
  Buttoned Up < lid shut / shut / closed / sealed
  Crew Exposed < lid open / open hatch / head out / sticking out
  reverse < backwards / back off / back up / back away
  penetration < get through / go through / punch through / pierce / crack
  damage value < how tough / tough / harm / easy to kill
  to hit < hit / aim / land a shot / connect
  cover < hide behind / shelter / behind a wall / bushes
  order test < listen / obey / refuse / disobey / do as told / ignore me
  order dice < draw / bag / chits
  FUBAR < botch / screw up / snafu / fumble
  friendly fire < own side / own men / own troops / blue on blue
  initiative < go first / start / who begins
  activation < go / turn / turns / do stuff
  misfire < dud / fails to go off / backfire
  critical hit < crit / lucky shot / bullseye
  template < blast marker / blast / pie plate
  scatter < drifts / go astray / off target / lands
  shell < round / bomb
  too far < can't make it / cannot make it / out of reach / short / all the way
  out of range < too far / cannot reach
  once < only one / a single time / twice
  twice < two times / double / again
  tracked < treads / caterpillar / tracks
  wheeled < tyres / tires / wheels
  visible < detect / notice / spot / spotted / eyes on
  reveal < detect / notice / uncover / expose
  recover < scavenge / salvage / grab / loot / steal
  recovery < scavenge / salvage / grab / loot
  portage < lug / haul / hoist / drag / carry
  manhandle < shove / lug / heave / shift
  penetration < penetrate / perforate / pierce
  superficial < deflect / ricochet / graze / scrape
  start < ignition / crank / switch on / engine
  morale < cowardice / terror / guts / spirit / willpower
  rally < heal / regain / steady / compose
  regroup < gather / reorganise / reform / pull back
  casualties < corpses / bodies / dead men / slain
  killed < slain / murdered / corpse
  turn < swivel / swing / diagonal / about face
  pivot < swivel / swing / about face
  turret < swivel / swing / traverse
  Acquisition < scope / ranging / zero in / target lock / dial in
  overrun < trample / flatten / roll over
  overrunning < trample / bump
  ramming < bump / shunt
  adjacent < contiguous / bordering / abutting
  hex < grid / cell / tile / square
  smoke < haze / dissipate / vanish / linger
  Dispersed < dissipate / vanish / thin / fade / drift
  dispersed smoke < dissipate / vanish / thin / fade
  DC < detonate / fuse / boom
  explosion < detonate / boom / explode
  obstacle < barrier / gate / roadblock / fence
  impassable < barrier / drive through / go through / cross / block
  Depression < valley / creek bed / trench
  deep snow < frozen / icy / snowfall
  soft ground < muddy / sandy / boggy
  rough ground < brush / bushes / rocky / orchard / rubble
  soft cover < brush / orchard / grain / wheat / foliage
  road < paved / railway / rail / march
  building < doorway / window / rooftop / upstairs / cellar / indoors
  escape < disengage / get away / dodge / slip away
  withdraw < disengage / pull out
  captured < captive / capitulate / taken
  abandoned < unmanned / crewless / empty / vacated
  no crew < unmanned / crewless / empty
  crew < loader / driver / gunner / tankers
  inexperienced < militia / draftees
  conscript < militia / draftee / draftees
  probability < odds / likelihood / chances
  target number < threshold / what do I need / needed roll
  armour < thickness / skin
  hull < chassis / body
  rear < weak spot / back side
  burst < spray / salvo
  Sustained Fire < spray / salvo / overheat
  indirect fire < bombardment / lob / shell / over the hill
  react < interrupt / answer
  Reaction Fire < interrupt / answer / fire back
  opportunity < interrupt
  half < divide / divided / halve
  double < twice as / times two
  height < tall / steep / elevation / upstairs
  slope < steep / incline
  printed < errata
  setup < deploy / place
  broken < demoralised / routed / panicked / ran away
  melee < hand-to-hand / grapple
  rate of fire < rapid / quick
  grenade < grenadier / frag
`;
