/* Everyday words that people choose for a password. The rest is in `common-words.ts`. */

const nouns = `
  abbey absolute academy access ace acid acorn action active actor addict admiral adrenalin adventure advance
  agency agent aikido air alarm album alchemy alcohol alive alley alliance alpha alphabet alpine altitude amateur
  ambulance ammo amok anarchist anarchy anchor angelic anger angry angus answer answers antelope anubis anvil
  apache apocalypse aqua aquarium aquarius arcade arcadia arch architect arena argon argus aries ark armada
  armageddon armor armour army arrow arrows art artemis artist arts ash asshat assassin assault asteroid astra
  astro asylum atom atomic attack attic attila attitude autobot autopilot avatar avenue aviator axe axiom aztec
  azure babysitter back backpack backup backyard bad badge bag bagpipe bagpuss ball baller balloon balls bamboo
  band bandana bang bank banker banner banshee bar barbarian barbell barber barefoot bargain bark barn baron
  barracuda barrel base basement basic basket basil bastion battery battle battleship bazooka beacon bead beads
  beam bean beanie beanbag beans beard beast beastie beat bed bedroom beefcake beer behappy bell bells belly
  belmont belt berserk berserker best beta better bible bicycle big bigandy bigbear bigbird bigblue bigboss bigbro
  bigcat bigcity bigfish bigfoot biggie biggles biggun biggy bighead bigjim bigjoe bigmac bigmike bigone bigred
  bigtime biker bikini bimbo bingo bio biology birch bitter black blackcat blackjack blackout blacksmith
  blackstar blade blades blah blank blanket blast blaster blaze blessed blimp blind blink blip blitz blizzard
  block blog blonde blondes blood bloody bloom blossom blow blowfish blue bluebell blueboy bluedog blueeyes
  bluefish blueman bluemoon bluesky bluesman bluestar boat bob bobber bobo body bodybuilder bogus bohemian bohica
  bollox bomb bomber bombers bonehead bones bone bonfire bongo bonjour bonkers bonus boogie book books bookworm
  boom boomerang boost booster boots border bored boring born boss bottle bottom boulder bounce bouncer bounty
  bow bowtie box boxes boxers bracelet brain brains brake branch brass brave braveheart bravo brazen break breaker
  breeze brewer brick bridge bright brigade brilliant bronze broken bronx broom brotherhood bruiser brush brute
  bubble bubbles bubblegum bucket buckle buckshot bud budda buddies budgie buffett bugger bugle build builder
  building bulb bulldozer bullet bulls bullseye bullwinkle bum bumble bumblebee bumper bunghole bunker burn
  burner bus business bust busted butcher butler button buzzard byebye byte byteme cabbage cabin cabinet cable
  cactus cadet caesar caliente call caliber calm camping can cancel cancer candle candles candyman cannabis
  cannon canon canoe capital capone capricorn captain caramba carbon card cards cargo carnage carnival carpenter
  carpet carving cash cashmoney cashflow cassette castaway casual catalyst catapult catch cathedral catholic
  cavalier caveman ceiling celebrity cellphone celtic center central centre centurion ceramic cerberus chain
  chains chair chalk challenge challenger chamber chameleon chance chaos chapel chapter charcoal charge charger
  charisma charity charlies charm chart chaser check checkmate cheeky cheers chef chemical chemist chemistry
  cheetos cherokee cherub chi chief chimera chimney chino chloe choice choose chopin chopstick chosen chrome
  chromium chronic chronos chubby chucky chunky church cigar cigarette cinder cinderella cinema circle circus
  citadel citizen city civil clan class classic classroom clean clearly clever client cliff climax clip clock
  clone close cloud clouds clover clown club clueless cluster clutch coal cobalt cocaine cockpit code codered
  coffin coin cold collect collector college colonel color colors colour colt column comanche combat combo come
  comeback comet comfort coming comma command commander commando common community company compass complete
  complex composer compute computers concept concert concord concorde concrete condor conan confused connect
  connection conquest constant construction consult contact content contest continue contra control controller
  convoy cook cool coolboy coolcat coolgirl coolguy coolio coolman coolness cooldude cooler copper copy copycat
  coral cordless core cork corner corporal corporate correct corsair cosmic cosmo cosmos cosworth cotton council
  count counter country county courage course court cover cowgirl crack crackhead craft crash crater crazy
  crazyman cream creamy create creation creative creature credit creed creep crescent crest crew crime criminal
  crimson crisis critter cross crossbow crossfire crown cruise cruiser crunch crusader crush crystal cube
  cuddles culture cup cupid curious current curve custom cut cutlass cutter cyan cyborg dagger daily daisies
  dallas damage damnation danger dangerous dark darkangel darkblue darkfire darkhorse darklord darkman darkmoon
  darkness darknight darkone darkside darksoul darkstar darkwolf darling dart darwin dash data dawg daylight
  dead deadhead deadline deadly deadman deadwood deal dealer death death666 deathnote deathrow debate decent
  decker deep deepblue deer defense defiant defender deity delete delight deliver deliverance delivery delta
  deluxe demo demon demons denim dentist depend deputy derby desire desk desktop destroy destroyer detective
  detention develop device devil devildog devilman devils devon diablo diamond diamonds diary dice die diehard
  diesel diet different difficult dig digger digimon dimension dinamo dingdong dingo diplomat direct direction
  director dirt dirtbike disaster disc discover discovery disk dispatch display distance distant district diva
  division dixie dizzy doctor document dodger dogbone dogboy dogfood doghouse dogman dogpound dogwood doit dollar
  dollars doll dollface dolls domain dominant dominate dominator donor doodle doofus doom doomsday door doorbell
  doors dope doper dork double doughboy downhill download downer dr draco draft dragoon dragster drain drake drama
  dreamcast dreamer dress drift drill drip drive driver droid drop drugs druid drunk dry duality duchess duckman
  duct dufus dukes dumb dumbass dummy dunce dungeon durango dust duster dusty dutchess duty dynamic dynamite
  dynamo dynasty eager ear early earthlink earthquake easy easyrider eat eater echo eclipse economic economy
  edge editor education effect effort ego egghead eight einstein elastic electra electric electro electron
  electronic element elite ember emerald emergency emotion emperor empire employee empty emerson endless end
  endurance energy engage engine engineer enigma enjoy enough enterprise entropy envelope epic epsilon equal
  equinox eraser escape eskimo essence eternal eternity eureka event everlast evil evolution exciter excalibur
  excellent exchange execute executor exercise exigent exile exit exodus exotic expert explore explosion
  explosive export expose express expression extra extreme eyeball eyes eye fable fabric fabulous face
  factory fade fairplay fairytale faith faithful faithless falcon fallen fallout fame famous fan fancy
  fang fantasia fantastic fantasy faraway farscape farside fashion fast fastball fastcar faster fat fatal fatass
  fatboy fatman fatty fate father fault favorite favourite fear fearless feather federal feet feedback feeling
  fellow felony fence festival fever fiddle field fiend fight fighter fighting figure file filter final finally
  finance find finder finger fingers finish fire fireball firebird fireblade firefire firefox fireman firemen
  firestar firestorm firewall firewood fireworks firm firestone fist fit fix fixer flag flair flame flamenco
  flames flange flash flasher flashman flashlight flatron flat flavor flea fleet flesh flex flexible flicker
  flight flip flipflop flipper float flood floor floppy flower flowers fluid fluff flute flux flyboy flyfish flyer
  flying flyaway focus fog folder follow football footprint force foreigner forensic forever forget forgotten
  fork form format formula forsaken fortress fortuna fortune forum forward fossil foundation fountain foxhound
  foxtrot foxy fraction fractal fragile fragment frame frank freak freaks freaky freckle freddy free freebird
  freebie freedom freedoom freefall freeland freelance freeman freestyle freeway freeze freezer frenzy fresh
  fretless friday fridge friendly frisbee frisky frogman frontier frost frosty frozen fuel full fullmoon fun
  function funfun funhouse funk funky funny funnyman funtime fury fuse fusion future futures fuzzy gadget gag
  galactic galaxy gallery galore gamble gambler gambit gamma gang gangsta gangster garage garbage gardener gas
  gasman gasoline gate gatekeeper gateway gator gears geek geheim gem gemini gemstone general generals
  generation generic genesis genius gentle gentleman gentry geography geometry ghetto ghost ghostrider ghosts
  giant gift giggle giggles girlie girlpower give giveme glacier gladiator glamour glass glasses glitter global
  globe gloom gloomy glory glove glow glue gnome goal goat goaway goblue goddess gofast gofish goforit gogo gogogo
  gold goldberg goldenboy goldeneye golden goldfish goldmine goldstar goliath gone gonzo good goodgame goodie
  goodies goodlife goodluck goodness goods goodtime goodtimes goof goofball goofy google goon gopher gospel
  gossip gotcha goth gothic govern governor grab graceland graffiti grand grandam grandma grandprix granite graph
  graphic graphics grass gravity gravedigger great greatest greatone greed greedy greek green greenbay greenbean
  greeneyes greenman greentea gremlin grenade grey grid griffon grim grimace grinder gringo grinch grip groove
  groovy ground group grover growth grumpy grunge grunt guardian guess guessme guest guide guild guitarist
  guitarman gumby gummi gunman gunner guns gunshot gunslinger guru gutter habitat hacker hair hairball
  hairy half halfmoon hall hallway hammer hammerhead hammers hammertime hand handball handle hands handsome
  handyman hangman hannibal happen happyfeet happydog happyman happyme happyness harbor hard hardball hardcore
  hardhead hardrock hardware hardwood harmony harp hash hassle hat hatchet hate hater hatred haunted havefun hawk
  hazard haze head headache header headless headshot healing health healthy heart heartbeat heartless hearts heat
  heater heavy heavymetal heaven heavenly hedge height heineken hell hellboy hellcat hellfire hellhole hellno
  hellokitty hellohello hellothere hellraiser hellyeah helmet help helper helpless helpme hemp herald herbal
  heretic heritage hermes hero heroes hidden hide high highheel highland highlife highspeed hightech
  hightower highway hillbilly hippie hippy history hit hitman hobby hockey holdem holden holding hole
  holistic hollow hollywood holy holycow homebase homeboy homeless homeland homemade homepage homework honest
  honesty honor honour hood hook hooked hooligan hoops hoover hope hopeful hopeless horizon horn hornets horror
  horseman horseshoe host hot hotboy hotbox hotdogs hotgirl hothead hotline hotness hotone hotrod hotshot hotspur
  hotstuff hottest hour hovercraft howdy hug huge hulk human humble humbug humor hundred hung hungry hunt
  hustle hustler hybrid hydra hydro hydrogen hyper hyperion hypnotic ice iceberg iceberg icebox icecold icecube
  icehouse iceman icon ideal idea identity idiot idol ignite ignore iguana illegal illuminati illusion image
  imagine imation immortal impact imperial import impossible impulse incognito incoming incredible index
  indigo indie industry indy infantry infected inferno infinite infinity info inform information inline inner
  innocent innovation insane insanity inside insight inspire inspiration install instant instinct insurance
  integral integrity intelligence intense intercom interest interface interior international intrepid intro
  invader invest investor invincible invisible invite iris iron ironhorse irving island issue itsme jackal jackpot
  jackrabbit jacket jail jailbait jammer jamming jams jayhawk jazzy jeans jedi jelly jericho jersey jester jet
  jetset jewel jewels jingle jingles job jobs jockey joke joker journal journey joyful joyride judge juggernaut
  juggler juice juicy jukebox jumbo jump jumper jumping junebug jungle junk junkie junkmail jupiter jury just
  justdoit justforfun justice justme juvenile kamikaze karaoke karma kayak keen keeper kegger kernel kettle
  key keyhole keys keystone kick kickass kickbox kicker kicks kid kidney kids kill killall killbill killer killers
  killing killjoy kilo kilroy kind kindness king kingdom kingfish kingkong kingpin kings kinky kitkat kite klingon
  knife knock knockout know knowledge known kryptonite kungfu label labrat labtec ladder ladies laguna lakeside
  laser last laugh laughing launch laundry lava law lawless lawman lawn lawyer layout lazy lazyboy lead leader
  leaf league learn learning leather leave leaves ledge left lefty legacy legal legend legendary legends legion
  legions lego legolas legs leisure lemonade lesson letsgo letter letters level lexmark liar liberal liberty
  library license lie life lifeboat lifegoeson lifeguard lifeless lifeline lifestyle lifesucks lifetime light
  lighter lighthouse lighting lightning lights like limbo limit limited line lines lingo link linked liquid list
  listen lite little littleman littleone live lively living load loaded lobo local location lock locker locks logic
  logical logo lollypop lonely loner lonestar lonewolf long longbow longboard longdong longhair longhorn longshot
  look looking looker loop loose loot loser losers lost lostsoul lotto lotus loud lounge low lowlife lowrider loyal
  loyalty lucid luckyboy luckycat luckycharm luckyday luckydog luckyme luckyone luckystar lumber lumberjack
  lunatic lunar lunchbox luxury lyrics mace machine machinery macho mad madcat maddog madhouse madman madmax
  madness mafia magazine magenta maggot magical magicman magnet magnetic magneto magnolia magnum mail mailbox
  mailman main maintain major makeitso makeup malice mambo mammal management manchild mandarin mandingo mango
  mania maniac mankind mannequin mantis mantra manual map marble marbles march marching margin marijuana marine
  mariner marines mark marker market marketing marksman marlboro marlin marquis mars marsh marshal martian martial
  mascot mask massage massive masta masterchief mastermind masterkey masterp masters mastiff match matador math
  maths matrix matter mature maven maverick maximum mayday mayhem maze meaning measure mechanic media medic
  medical medicine medieval medium medusa megaman megatron mellow melrose melting meltdown member members memo
  menace mensa mental menthol mentor mercenary merchant mercury mercy mermaid merry mess message messenger metal
  metallic meteor meter method metro microbe micro microlab microwave middle midget midland midnite might mighty
  military milkman milky mill millennium miller millions mind mindless mineral mingus mini minimum mining minion
  ministry minor minotaur minus mirage mirror misery misfit misfits mission missile mistake mister mix mixer mobile
  mode model models modern module mojo molecule moment momentum momo monaco monarch monarchy money moneybag
  moneyman moneymaker moneymoney mongol mongrel monk monkeyboy monkeyman mono monopoly monsoon monster monsters
  monitor month mood moody moomoo moon moonbeam moondog mooney moonlight moonman moonshine moose moreno moron
  mortal mortgage mortuary mossad motion motive mountain mouth move mover movement mrbig mrbean much mud mudbone
  muddy muffdiver mug mule multi multimedia munch muncher munchie munchkin murder murderer muscle muscles
  mushroom mushy mustard mutant mute mutt mutual mystery mystic mystical mystique myth nail nails name names
  napalm napoleon napster narcotic narrow nation national native natural nature navajo navigator navy necklace
  necromancer needle negative neglect neighbor nemesis neo neon neptune nerd nervous nest network neural neuron
  neutral neutrino neutron neverland nevermind nevermore newage newbie newborn newday newhouse newlife news newuser
  next nexus nice niceday niceguy niceass nickel nicotine nightfall nighthawk nightingale nightmare nightowl
  nightrider nightshade nightwing nimbus nimrod nineinch ninety ninja ninjas nitro nobel noble nobody node noise
  nomad nomore noodle nookie noon noose nopassword normal north northern northstar nose nosferatu note notebook
  notes nothing notice notorious notused nova novel novice now nowhere nowonder noway nuclear nugget nuke nukem null
  numb number nun nurse nursing nut nutcase nutcracker nutmeg nutter nymph oak oakley oaktree oatmeal obelisk
  object oblivion obscure obsession observer ocean oceanic octane october odin odyssey off offense offer officer
  official ohmygod ohyeah oil oilman old oldman oldone oldschool olympus omega omen omicron omni once oneday
  onelove onetime onetwo oneway onion only open opera operation operator opinion opium option optical optimal
  optimist oracle orange orbit orchard orchid order orgasm oriental origin original orion ornament orthodox
  osiris other outcast outdoor outer outkast outlaw outlaws outside over overdose overdrive overflow
  overkill overload overlord overseas oxygen ozone package packer packet pad paddle paddy pager pain painkiller
  painless paint paintball painter painting pajama pal palace palm palmtree pancho pandora panic panorama panzer
  paper paperboy paperclip papercut papito paradigm paradox paranoid parachute paragon parallel parent parents
  parrot part particle partner partners partytime party passage passenger passion passive passport passthru past
  pastel pastor patch path pathfinder patience patient patriot patrol pattern pavement pawn payback payday payment
  peace peaceful peacemaker peaceout peak pearls peasant pecker pedal peekaboo peep peewee pegasus pen pencil
  pendulum pennywise pension pentagon pentagram people pepe perception perfect performance perfume perhaps period
  permit persian persona personal phantom pharaoh pharmacy phase phat philosophy phone phones phoneme phreak
  physical physics pick pickup pickle picnic piercing pigpen pilgrim pilot pimple pin pinball pine pineapple pinecone
  pinhead pinkie pinky pinnacle pioneer pipe pipeline piper pirate pisces pistol pit pitch pitcher pixel pixie
  place plague plain plan plane planet planets planning plant plants plasma plastic plate platform platinum platypus
  play playball player playful playground playmate playtime playtoy plaything plaza please pleasant pleaseme
  pledge plenty plug plumber plumbing plus pluto pocket poem poet poetic poetry pogo point pointer poison poker
  polar polaris pole police policeman policy politics pollution polly pom pool pooper poopie poopy pop popart
  popper poppet poppy popstar popular population porcupine porkchop porky portable portal porter portfolio
  poseidon positive possible possum post postal poster postman pothead potion potter pound pounder power powerful
  powerhouse powermac powerman powers powerup practice prayer preacher predator premier premium prep present
  president press pressure prestige pretender pretty preview pride priest primal primary prime primetime primrose
  primus princes princesse principal print printing prisoner prissy privacy privilege prize pro probe problem
  process processor produce product production professional professor profile profit program programmer progress
  project prolink promise promo proof propane proper property prophecy prophet prospect prosper protect protection
  protein protest protocol proton prototype proud provider prowler pseudo psychic psycho psychology publish
  puck puddin puddle puff puke pulsar pulse pump pumper pumpkin punch puncher punisher punk punker punky puppet
  pure purple purpose push pusher pussycat puzzle quantum quark quarter quartz quasar quaker quality quebec quest
  question quick quicksilver quiet quincy quit quiz quote rabbits race racket radar radiant radical radium raft
  rage ragnarok raider raiders railroad rain rainbow rainbows rainman rainy rally rambler ramrod ranch random
  ransom rapid rapture rare rascal rasta rastaman raven ravens raw ray reach reaction reactor read reader ready
  real reality really realtor reaper reason rebel rebellion rebels rebirth reborn recall record recorder records
  recovery recruit recycle red redalert redball redbird redblue redbull redcar redcat redcloud reddevil reddog
  reddragon redeemer redeye redeyes redfire redfish redfox redhat redhead redhorse redleg redline redlight redman
  redneck redred redrose redrum redrock redskin redsox redstar redwine redwood reflex reform refresh regal regent
  region register regret regular relax relay release relentless reliable religion reload rematch renegade rent
  rental replay report reporter republic rescue research reset resident resist resolve resource respect
  response rest result retro return revenge reverse review revival revolution revolver reward
  rhapsody rhinos ribbon rich richie ride rider riders riding rifle right ring ringer rings rip ripley ripper
  rise rising risk risky ritual rival roadkill roadrage roadster rob robber robot robotic robots rockbottom
  rocker rocketman rockets rockford rockhard rocking rockon rocks rocknroll rockydog rodeo role roll roller
  rollerball rolling rolex romantic roof rookie room rooms root roots rope rosebush rosebud rosewood roses roswell
  rotten rotor rough roulette round rouge row royal royals royalty rubber rubberduck rubbish rude rug ruin rule
  ruler rules rumble runaway runescape rush russian rust rusty rustydog ruthless sabbath saber sabre sack sacred
  sacrifice sad saddle sadness safari safe safety saga sagittarius saint sakura salamander sale sales salesman
  saloon salsa saltwater salute salvation samurai sanctuary sandal sandbox sandiego sandman sandwich sandstorm
  sanity sapphire sarge satan satanic satellite satin satisfy saturn savage save saver saviour savior scale scandal
  scanner scar scarab scarecrow scared scarlet scary scatter scene scenic schedule scheme scholar science scientist
  scissors scoobie scoop scope score scorpio scotch scout scoundrel scrabble scramble scrapper scratch scream
  screamer screen screwball scribble script scroll scuba scumbag sea seabass seafood seahorse seal seaman search
  searching seashell seaside season seat seaweed secretary section sector seed seeker segment select self selfish
  sell semper semperfi senator senior sense sentinel sentry separate sequel serial series serious serpent servant
  serve session set settle seventy severe sex4me sexmachine sexappeal sextant shade shades shadows shadowfax
  shadowman shake shaker shakespeare shalom shaman shame shanghai shangrila shape share sharp sharpie shaved shazam
  sheer shell shelter shepherd sheriff sherlock shield shift shine shiner shiny shipping shirt shiver shock
  shocker shoe shoes shogun shoot shooter shooters shop shopping short shortcut shorts shortstop shorty shot
  shotgun shots shoulder shout shovel show showboat shower showman showme showtime shredder shut shutdown shutup
  shy sick sickness side sidekick sideways sidewinder siege sierra sigma sign signal signature silence silent silk
  silicon silly silver silverado silverfox similar simple simplex simply sin sinister sink sinner siren sirius
  site six sixpack sixpence sixteen size skeleton sketch skid skill skillet skills skin skinhead skinner skinny
  skipjack skirt skull skulls sky skydive skydiver skyhawk skyhigh skylark skylight skyline skyscraper slam
  slammer slap slappy slapshot slash slasher slave slayer sleep sleeper sleepy slice slick slide slider slim slimjim
  slimshady sling slinky slippers sloppy sloth slow slowhand slowpoke slugger slumber small smart smartass smartie
  smash smasher smell smelly smile smiler smirk smog smoke smokes smoker smokin smoking smooth smoothie smother
  smurfy snack snap snapdragon snapper snapshot snare sneak sneakers sneaky sniper snooker snoop snort snow
  snowbird snowboard snowboy snowdrop snowman snowstorm snowy snuff snuffy snuggle snuggles soap soccer social
  society soft softail softly softtail solace solar solaris soldier soldiers sole solid solitaire solo solomon
  solution solutions some somebody someday someone somewhere sonic sonny sorrow sorry soul soulmate souls soul
  south southern southpaw sovereign spa space spaceman spaceship spade spam spangle spanner spark sparkle sparkles
  sparks spartan spawn speaker speakers spear special specialist spectre spectrum speech speed speedo speedster
  speedracer speedy spell spending sphere sphinx spiderweb spike spin spinner spiral spitfire splash splinter
  split splinter sponge sponsor spoon spoons spooner spork sporty spotlight spotty spray spread springer sprinkle
  sprint sprinter sprocket sprout spud spunk spy spyder squad squadron squash squeak squeaky squeeze squire squirrels
  stable stacker staff stage stain stairway stalker stamp stan standard standby star starbuck starbucks starburst
  starcraft stardog starfire stargate stargazer starlight starman starship start starter startup starwood stash
  statement static statue status stay stayout stealth steam steamboat steamer steel steelman steele stellar step
  stereo stick sticks sticky stiff stigma stiletto still stimpy stinger stink stinker stitch stocking stocks
  stoke stolen stomper stone stonecold stoned stoneman stoner stones stool stop stoppage storage store stories
  stormbringer stormer storms story straight strange stranger strangers strategy straw stream streaker streamer
  street streets strength stress stretch strength strike striker strikers string strings stripe stripes strong
  strongman structure struggle stubby student students studio study stuff stuffed stunner stupid stupidme style
  stylus stylist submarine submit subject subtle suburban succeed success successful suck sudoku suicide suite
  sum sumo sun sunbird sunburn sunburst sundance sundown sunfire sunfish sunflower sunglasses sunking sunlight
  sunrise suntan supercat supercool superdad superdog superduper superfly superhero superior superjet superpower
  supers supersonic superstar superstition supplier supply support supreme surf surface surge surgeon surprise
  survive survivor suspect swallow swamp swat sweat sweeper sweet16 sweetness sweetsweet swift swing switch sword
  swordfish swords symbol sympathy symphony synergy syntax synth system systems table tackle tactical talent talk
  talker talisman tall tampon tank tanker tanks tanner tantra tape target tarheel tarot task taste tattoo tattoos
  taurus tax taxes taxman tbird teach teacher team teapot teardrop tears tech technical technics technology ted teen
  teenage teenager teens teeth telephone telescope tell tempest template tempo temper temptation tempus tenacity
  tender tension terminal terminus terror terrorist theatre thebest theboss thebear thecat thecure thedog thedoors
  thedude theend thegame thegreat theking thekid thelast theman theme theone theory therapy therapist there
  thermal thesaint thethe theword thief thieves thing things think thinker thinkpad third thirsty thirteen thistle
  thorn thorns thought threat thrasher thrill thriller throat throne thug thuglife thugs thumb thumbs thumper
  thunder thunderbolt thunders ticket tickle tickler tide tidal tiffin tight tile tiller timber timberland
  timebomb timeless timeline timeout tin tinman tiny tipper tires tissue titan titanium titans title toad toaster
  tobacco toby toe toenail together toilet token tokens tolerance tomahawk tomb tombstone tone tongue tools tooth
  toothbrush toothpaste top topaz topcat topdog topgun tophat topper topsecret torch tortoise torture total totem
  touch touching tough tour tourist tower toy toyboy toys track tracker traction trade trader tradition traffic
  trail trailer train trainer training transfer transform transit transport trap trapper trash trauma traveler
  traveller travel treasure treat treble tree treehouse trees trek tremor trench trend trial triangle tribal
  tribe tribute trick tricks trickster tricky trident trigger trinity trio trip triple triplet tripper triton
  triumph trivia trivial trojan trojans troll trombones trooper trophy tropic tropical trouble troubles trout
  truck trucking true trueblue truelies truly trumps trust trustee trusting truth truthful try tryagain tube tuesday
  tug tulip tumble tumbleweed tundra tune turbine turbo turf turn turquoise turret tutor tuxedo tweaker tweak twelve
  twin twinkle twins twist twisted twister two type typhoon typical tyrant ugly ulcer ultimate ultra umbrella
  uncle undead under undercover underdog underground undertaker underwear underworld unholy uniform union unique
  unit unite united unity universal universe unknown unlimited unlock unreal up update upgrade upload upper upsidedown
  uranium uranus urban urgent useless username usual utility utopia vacuum vagabond valiant valid valkyrie value
  valve vanguard vanish vanity vapor variety vault vector vegan vegas vegetable vehicle velocity vendetta vendor
  vengeance venom venture ventura venus verbatim verify veritas vermin version vertex vertical vertigo vessel
  veteran vet vibe vice vicious victim victoire victory view viewer viking vikings vinegar vintage violence violent
  vip virago viral virtual virtue virus visa vision visitor vista visual vital vitamin viva vixens vocal vodka voice
  void volcano volkan voltage volume volunteer voodoo vortex vote voyage voyager vulcan wacker wacko wacky wagon
  wait waiter waiting wake wakeup walk walker walking wall wallpaper wallet wallstreet walnut wanderer wang want
  wanted war warcraft warden wardog ware warfare warhawk warhead warlord warlords warm warning warp warpig warpath
  warrant warranty warren warrior warriors warthog wash washer waste wasted watch watchdog watcher watching watchman
  water waterboy waterfall waterman waters wave waves wavelength wax way wealth weapon weapons wear weasel weather
  web webcam website wed weed weeds weekend weights weird weirdo well wellness welding welder werewolf west western
  wet what whatever whatsup whatthe whatup wheel wheelman wheels where whisky whisper whistle whistler white whiteboy
  whiteout whitetail wholesale whocares whoknows whoami whore whynot whyme wicked wicca wide widget widow wifey wild
  wildbill wildfire wildflower wildlife wildman wildone wildside wildthing will willpower win wind windmill window
  windowsxp winds windsong windsurf wing wingman wingnut wings winner winter winterfell wire wireless wired wisdom
  wise wiseguy wiseman wishbone within without witness wizard wolf wolfen wolfhound wolfman wolfpack wolfstar womble
  wonder wonderboy wonderful wonderland wonders woodland woodman woodwork woody wooden woohoo wookie wool wooster wordup
  work workaholic worker working workout works workshop world worldcup worldwide worm worship worthy wrangler wrath
  wreck wrench wretch wrinkle writer writing wrong wtf xanadu xanax xavier xbox xena xerox xray xtreme xxxx yahoo
  yamaha yankee yard yeah year yell yellow yellowdog yes yesman yessir yesyes yoda yogi yogibear yomama young younger
  yourmom yourname yoyo yoyoyo yummy zaphod zealot zebra zen zenith zephyr zero zerocool zeus zigzag zinger zip
  zipper zodiac zombie zone zoo zoom
`

const small = `
  a all am an and any are as at be big boo but bye by can day did die do dog fun for fly get go got guy had has
  hat he her hey hi him his hot how i if in is it its jam jet joy key let lil lol low mad may me mr mrs ms my new no
  not now of off oh ok old on one or our out own pop put red run say sea see set she shy sir sit six sky so sun ten
  the they this to tri try two uk up us use usa very was way we who why with xox yes yo you your yup zap
  about after again ago also around away because been before being both came cant could dont down each ever every
  from going gonna gone good great have here into just know last least leave left let made make many maybe might more
  most must need next over please quite really right same shall should since soon still such take than that their
  them then there these think those though through under until upon want went were what when where which while whom
  will would
`

export const everyday: readonly string[] = [nouns, small]
