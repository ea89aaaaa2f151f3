/** English: words of the rules, and what players say for them. */
export const en = `
  unit << squad / tank / infantry / troops / soldiers / men / team / vehicle / crew / guys
  vehicle << tank / truck / car / halftrack / jeep / lorry / AFV / transport / carrier
  weapon << MG / machine gun / rifle / mortar / bazooka / gun / panzerfaust / pistol
  ordnance << cannon / howitzer / gun / AT gun / flak
  infantry << squad / soldiers / troops / men
  leader << commander / officer / captain / sergeant
  officer << lieutenant / captain / major / commander / leader / HQ
  obstacle << wall / fence / hedge / wire / ditch
  transfer < pass / hand over / hand / give / swap / exchange
  place < plant / lay / put / set
  abandon < drop / leave / throw away / ditch / discard / leave behind
  evading < dodge / dodging / jink / zigzag / weaving
  remove < rid / take off / come off / get rid / clear / lift / shed
  passenger < rider / occupant / cargo / inside
  survival < passenger / occupant / bail out / rider
  inside < passenger / occupant
  top armour < above / overhead / plunging / roof
  errors < undo / take back / redo / rewind / cheat / mistake
  Fire Group < combine / together / join / team up
  cumulative < add up / stack / combine / sum / total / add
  break-up < split / divide / separate
  Immobilised < cannot move / stuck / immobile / track hit
  immobilized < cannot move / stuck / immobile
  tie < nobody wins / draw / same / equal / even
  draw < nobody wins / tie / tied
  large < big / biggest / huge
  heavy < big / biggest / huge / large
  small < little / tiny / smallest / few
  light < little / small
  Down < lie down / prone / duck / hide / ground
  react < respond / shoot back / return fire
  Ambush < wait / hold fire / watch / overwatch
  reinforcements < arrive / new units / enter / late
  exit < leave / off the map
  increase < boost / raise / improve
  reduce < lower / cut / decrease / less / minus
  lowered < reduced / reduction / less / decrease
  Hindrance < obscured / blocked / smoke / see through
  LOS < see / sight / view / visible / spot
  line of sight < see / spot / view / visible
  PAATC < scared / afraid / nerve / fear / green
  morale check < nerve / scared / afraid / panic / test
  morale < nerve / courage / scared / bravery
  reveal < discover / find / spotted / found
  Dummy < fake / decoy / bluff
  concealed < hidden / unseen / stealth
  camouflage < hidden / camo / net / disguise
  DC < satchel / explosives / bomb / demo
  charge < explosives / satchel / bomb / demolition
  flamethrower < flamer / flame / burn
  overrun < crush / drive over / run over / squash
  ramming < crash / collide / hit / push
  towing < pull / drag / haul
  crew < gunner / driver / crewman
  inexperienced < green / rookie / conscript / raw / untrained / new
  veteran < seasoned / elite / experienced / vet
  elite < best / crack / veteran
  regular < average / normal / line
  stacking < too many / crowd / how many / fit / limit / same hex
  overstacked < too many / crowd
  superficial < glancing / bounce / ricochet / scratch
  destroyed < smash / blow up / killed / lost / dead / explode / blown
  building < house / room / inside / garrison / town
  rough ground < rubble / ruins / rocks / forest / woods
  soft ground < swamp / mud / marsh / bog
  deep snow < winter / ice / cold
  stream < creek / river / brook / water
  road < street / highway / track
  Open Ground < field / open / exposed / clear / plain
  Depression < gully / ditch / valley / low
  height < hill / high / above / slope / higher
  distance < how far / inches / range
  range < how far / distance / inches / reach / max
  long range < far away / how far / distant
  normal range < how far / far
  point blank < very close / close / next to
  damage value < tough / save / wound / kill
  killed < dead / die / lost
  eliminated < dead / die / killed / destroyed / lost / removed
  casualties < dead / losses / killed / wound / dies
  wounded < hurt / injured
  unmodified < natural / nat / raw
  Original < natural / nat / unmodified / raw
  critical < crit / lucky
  misfire < dud / natural 20 / fail / jam
  malfunction < jam / broken gun / break / stoppage
  repair < fix / mend / unjam
  jam < stuck / unjam / stoppage
  jammed < unjam / stuck
  explosion < blow up / explodes / explode
  shock < stunned / dazed / shaken
  stunned < dazed / shaken / shocked / stun
  knocked out < brewed up / dead / wrecked / killed / destroyed
  wreck < burnt out / dead / destroyed / hulk
  pinned < stuck / pinned down / suppressed
  assault < charge / charged / attack / rush / storm
  charging < rush / assault / attack
  close combat < bayonet / fight / hand to hand / brawl / melee / CC
  close quarters < bayonet / fight / hand to hand / brawl / melee
  melee < locked / fight / hand to hand / brawl
  rout < run / run away / flee / retreat / withdraw / escape
  routs < run / run away / flee
  panic < run / scared / flee
  no destination < surrounded / nowhere / trapped / cornered
  destination < where / go / to
  order < command / give / activate / tell
  activation < turn / go / act
  cup < bag / pool
  turn end < end of turn / keep / cleanup
  may keep < stay / hold / leave
  forbidden < barred / not allowed / cannot / illegal / prohibited
  may not < not allowed / cannot / forbidden / prohibited / impossible / illegal
  prohibits < not allowed / cannot / forbidden
  optional < house / choose / ignore
  expenditure < spend / pay / cost / use
  costs < pay / spend / price
  all MP < whole / entire / full
  remaining < left / leftover / rest
  beyond < over / past / further / farther / above
  below < under / less
  adjacent < next to / beside / neighbouring / touching / close
  same hex < own hex / together / point blank / inside
  same-hex < own hex / same hex
  hex < space / tile / square
  hexspine < corner / facing / side
  CA < facing / arc / direction / turn / field of fire
  covered arc < facing / field of fire / direction
  VCA < hull / facing / turn / pivot / rotate
  TCA < turret / facing / turn / rotate
  point of hit < where / turret / hull / location / hit
  armour < plate / thick / armor
  penetration < pen / pierce / through / armour
  MA < main gun / cannon
  BMG < bow gun / hull MG
  CMG < coax / coaxial
  AAMG < roof MG / anti-aircraft
  Sustained Fire < burst / keep firing / long burst / overheat
  Residual FP < leftover / fire lane / resid
  Subsequent First Fire < second shot / shoot twice / fire again
  Final Fire < last shot / fire again / second
  Final Protective Fire < last ditch / desperate
  rate of fire < how often / multiple / shots per turn / again / ROF
  ROF < multiple shots / fire again / rate of fire / how often
  Intensive Fire < extra shot / shoot again / IF
  Bounding First Fire < fire on the move / moving tank / drive and shoot
  fire on the move < run and gun / moving and shooting / walk
  HE < shell / explosive / grenade / frag
  HEAT < shaped charge
  WP < phosphorus / willie pete
  smoke grenade < smoke nade / smoke bomb / nade
  grenade < nade
  smoke dispenser < smoke launcher / smoke discharger / smoke mortar
  own-only < mine
  manhandle < push / drag / move by hand / wheel
  PP < carry / load / weight / portage
  IPC < carry / load / weight / capacity
  recover < pick up / take / grab
  captured < enemy / stolen / seized / taken
  self-rally < alone / without leader / on its own / himself
  rally < recover / unbreak / regroup / heal
  broken < demoralised / demoralized / fleeing / beaten
  Fanatic < crazy / hardcore
  Human Wave < banzai / mass / rush / horde
  Commissar < political
  running < banzai / sprint / dash / cavalry
  Random Selection < who / choose / pick / randomly
  Double Time < run / dash / sprint / faster / hurry
  Low Crawl < sneak / crawl / slow
  Assault Movement < careful / slow / sneak / one hex
  CX < tired / exhausted / out of breath
  reversing < backwards / back / reverse / backing
  reverse < backwards / back up / backing / switch
  Motion < moving / driving / rolling
  Stopped < parked / halted / stationary / still
  start < begin / ignition / get going
  Bog Check < get stuck / stuck / trees / mud
  Bogged < stuck / trapped
  unbog < get out / free / stuck / dig out
  bog test < get stuck / stuck
  unbogging < free / get out / stuck / moving again
  wire < barbed / fence
  major < big / strong
  first lieutenant < 1st lt / lt / 1st lieutenant
  second lieutenant < 2nd lt / lt / 2nd lieutenant
  captain < cpt / capt
  NCO < sgt / sergeant / squad leader
  first < 1st
  second < 2nd
  third < 3rd
  snake eyes < two ones / double one / two / 2
  Original 12 < boxcars / twelve / double six
  Original 2 < two / snake eyes
  doubles < same number / pair
  Field Promotion < promoted / hero / leader creation / new leader
  Casualty Reduction < half squad / wound / reduced
  first player < who goes first / starts
  initiative < who goes first / who starts / begins / turn order
  turn sequence < who goes first / who starts
  simultaneous < at once / same time / first / order
  alternate < take turns / first / order
  inch < inches / "
  triangle < delta
  difference < differ / distinguish / same
  evade < dodge
  recce < scout / recon / reconnaissance
  armoured car < scout car / recce
  once < how often / how many times / twice / again
  attempt < try / tries / chance
  expected < average
  maximum < max / cap / limit / highest / most
  minimum < min / least / lowest
  half < halved / 50
  rounded < fractions / round / remainder
  cowering < cower / doubles
  red To Hit < bad crew / nationality / red numbers
  nation < country / army
`;
