/** English everyday words; the words of a line are interchangeable. */
export const en = `
  shoot / fire / shot
  tank / AFV / armoured vehicle / armored vehicle
  truck / lorry / wheeled vehicle / car / jeep
  destroy / knock out / wreck / kill / eliminate / eliminated / dead / die
  lose / lost / without / gone / loss
  stuck / bog / bogged / immobilised / immobilized / immobile
  unstuck / unbog / dig out / freed
  remove / come off / take off / taken off / removed
  bonus / modifier / penalty
  help / add / assist
  sergeant / NCO / non-commissioned officer
  commander / leader / officer
  soldier / man / men / infantry / troops / guys
  enemy / opponent / opposing
  wall / hard cover / heavy cover / bunker
  bush / hedge / soft cover / light cover
  behind / rear / back
  flank / side
  forget / forgot / forgotten / missed
  mistake / error / wrong
  uphill / height / heights / slope / hill / climb
  crawl / low crawl
  flee / rout / run away / escape
  panic / rout
  recover / rally / come back
  jam / jammed / malfunction / misfire / breakdown / break down
  reload / misfire
  hidden / HIP / concealed
  surrender / captured / prisoner
  exhausted / tired / CX
  sprint / run / double time
  carry / transport / portage
  push / manhandle
  grenade / smoke grenade
  bazooka / shaped charge
  mg / machine gun
  rifle / small arms
  cannon / gun / ordnance
  aim / acquisition
  spotted / visible / in sight / LOS / line of sight
  blocked / block / obstructed
  close combat / melee / hand to hand / close quarters
  charge / assault / close combat
  hatch / hatches / CE / BU
  crew / gunners
  wounded / injured
  reverse / backwards / back up / backing
  turn / rotate / pivot
  distance / range / far / reach
  close / near / within
  damage / hurt / harm
  start / begin / beginning
  end / finish / over
  maximum / limit / at most
  minimum / at least
  stack / stacking / stacked / pile
  tie / ties / draw / equal
  double / doubles / pair
  double 6 / double six / two sixes / 6 and 6 / boxcars / Original 12 / 6,6
  double 1 / double one / two ones / 1 and 1 / snake eyes / Original 2 / ones / 1,1
  pick up / recover / recovery
  leave / abandon / drop
  burn / burning / on fire / ablaze / fire
  smoke / smoke screen
  barbed wire / wire
  forest / woods / trees
  house / building
  river / stream
  cost / costs / MF / MP / movement points
  bail out / bail / escape / survival
  suppressed / suppression
  inches / distance
  again / second / further / repeat
  explode / explosion / blow up / burst
  recon / recce / scout / reconnaissance
  mount / embark / board / load / get in
  dismount / disembark / unload / get out / bail out
  tow / limber / towed
  ammo / ammunition / shell / shells / round
  elite / veteran / crack
  green / inexperienced / rookie / raw / conscript
  miss / missed
  point blank / PBF / adjacent
  overwatch / opportunity fire / ambush / reaction fire / defensive fire
  template / blast / radius / ring
  scatter / drift / deviation / deviate
  round up / round down / rounding / fraction / fractions
  initiative / turn order / order of play / sequence
  morale / nerve / courage
  artillery / arty / guns
  spin / turn / pivot / rotate
  bombard / barrage / indirect fire
  shaken / suppressed / pinned
  scared / panic / morale
  fallen / dead / casualty / casualties
  speed / move / movement / fast
  armor / armour
  tires / wheels / wheeled
  strength / firepower / FP
  chart / table
  drive / move / movement
  walk / move / movement
  stop / halt
  attack / assault / fire
  join / enter / entry
  fight / combat / close combat
  wood / woods / forest
  throw / roll
`;
