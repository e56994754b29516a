/*
 * What people choose for a password of what they like, own and see. The rest is in `common-words.ts`.
 */

const animals = `
  aardvark alligator animal animals ant ape badger bat bear bears beagle beaver bee beetle bird birdie birds
  bison blackbird bluebird bobcat buck buffalo bug bull bulldog bulldogs bullfrog bunny butterfly camel canary
  cardinal cat catdog caterpillar catfish cats cheetah chick chicken chicks chihuahua chinchilla cobra cockatoo
  collie cougar cow cowboy coyote crab crane cricket crocodile crow cub dalmatian deer dinosaur doberman dog
  doggie doggy dogs dolphin dolphins donkey dove dragon dragonfly dragons duck duckie ducks eagle eagles
  elephant falcon fatcat ferret firefly fish fishes flamingo fly fox foxes frog froggie froggy gecko gerbil
  giraffe goat goldfish goose gopher gorilla greyhound grizzly hamster hawk hawkeye hawks hedgehog heron hippo
  hog honeybee hornet horse horses hound husky iguana impala insect jackal jaguar jaguars jellyfish kangaroo
  kingfisher kitten kittens kitty kittycat kiwi koala labrador ladybird ladybug lamb leopard lion lions lizard
  llama lobster lynx mackerel mallard mammoth mastiff mole mongoose monkey monkeys moose mosquito moth mouse
  mustang octopus orca oriole osprey ostrich otter owl ox oyster panda panther panthers parrot peacock pelican
  penguin penguins pheasant pig pigeon piglet pigs pitbull polarbear pony poodle puffin puma puppies puppy
  python rabbit rabbits raccoon ram raptor rat rats raven ravens reindeer reptile rhino roach robin rooster
  rottweiler salmon scorpion seagull seahorse seal shark sharks sheep sheepdog shrimp skunk snail snake snakes
  sparrow spaniel spider spiders squid squirrel stallion starfish stingray stork swallow swan tabby terrier
  tiger tigers toad tomcat toucan trout turkey turtle turtles unicorn viper vulture walrus warthog wasp weasel
  whale wildcat wildcats wolf wolverine wolves wombat woodpecker worm yak zebra
  bandit bambam bella biscuit blackie boomer booboo bosco brandy brutus bubba bubbles buddy buffy buster
  butters buttons chewy chopper cleopatra coco cuddles dookie fido fifi fluffy freckles gizmo goldie goober
  harley hershey jasper kermit killer kodiak lassie lucky maverick max midnight missy mittens mookie muffin
  muffy nala nugget odie oreo patches peaches peanut pebbles peewee pepper pickles pookie pooh poohbear prancer
  precious puddles rascal rosebud rover sable scooby scoobydoo scooter scrappy scruffy shadow shaggy shasta
  simba skeeter skipper skippy smokey smudge snickers snoopy snowball snowflake socks sparkle sparky spike
  spooky spot spunky spud stinky stormy tinker tinkerbell tiger tigger tink toffee toto trigger trixie
  tweety tyson whiskers wiggles winnie wolfie woofer woofwoof ziggy zippy
`

const tastes = `
  ale almond apple apples apricot avocado bacon bagel baguette banana bananas basil beef beer beers berry
  biscuit blackberry blueberry bourbon brandy bread breakfast broccoli brownie bubblegum budlight budweiser
  burger butter buttercup butterscotch cabbage cake cakes candy caramel caramelo carrot cashew caviar celery
  champagne cheddar cheese cheesecake cheeseburger cheesy cherry chestnut chicken chili chilli chips
  chocolat chocolate chutney cider cinnamon citrus clover cocacola cocktail cocoa coconut coffee cognac coke
  cola cookie cookies coriander coors corn corona crackers cranberry cream crisps crumpet cucumber cupcake curry
  custard dessert dietcoke dinner dominos donut donuts dough doughnut drink drpepper dumpling egg eggs eggplant
  espresso falafel fanta food french fries fruit fudge garlic gin ginger gingerbread grape grapes grapefruit
  gravy guava guinness gummybear gumdrop ham hamburger haggis hazelnut heineken herbs honeydew hotdog hummus
  icecream jaffa jam jello jelly jellybean juice juicy kebab ketchup kfc koolaid lager lamb lasagna latte lemon
  lemonade lettuce licorice lime lollipop lolly lunch macaroni mango maple margarita marmalade marmite
  marshmallow martini mayo mcdonalds meat meatball meatloaf melon milk milkshake milkyway mint mocha moonshine
  muffins mushroom mushrooms mustard naan nachos noodle noodles nutella nutmeg nuts oatmeal olive omelette onion
  orange oranges oregano pancake pancakes papaya paprika parsley parsnip pasta pastry pasty peach pear peas
  pepperoni peppermint pepsi pickle pie pineapple pistachio pizza pizzahut plum pomegranate popcorn popsicle
  popsicles pork porridge potato potatoes pretzel prune pudding pumpkin radish raisin ramen raspberry ravioli
  redbull rhubarb rice roast rosemary rum saffron sage salad salami salmon salsa salt sandwich sangria sauce
  sausage scampi scone scotch seafood shortcake skittles smarties smirnoff smoothie snapple soda soup spaghetti
  spice spicy spinach sprite steak stew strawberry subway sundae supper sushi sweetcorn sweets syrup tabasco
  taco tacobell tacos takeaway tango taste tea teabag tequila tikka toast toffee tofu tomato tomatoes truffle
  tuna turnip twinkie twix vanilla vinegar vodka waffle waffles walnut wasabi watermelon wheat whiskey whisky
  wine yoghurt yogurt zucchini bovril twiglet fishandchips yorkshirepudding
`

const games = `
  football soccer futbol rugby cricket tennis hockey golf golfer golfing baseball basketball bball volleyball
  softball netball handball lacrosse badminton squash boxing boxer wrestling wrestle wrestler karate judo
  kungfu taekwondo swimming swimmer swim sailing sailor surfing surfer surf skating skater skate skateboard
  skiing ski skier snowboard snowboarding bowling bowler billiards snooker darts poker pokerface casino
  blackjack jackpot bingo chess checkers domino dominoes lottery fishing fisher fisherman hunting archery
  archer shooting shooter racing racer race running runner run sprinter marathon triathlon cycling cyclist
  bicycle bike biker cyclone climbing climber hiking diving diver gymnast gymnastics cheer cheerleader coach
  referee goalie goalkeeper keeper striker defender midfield captain champion champions champ winner winners
  winning victory trophy medal olympic olympics worldcup league team player players player1 playing game gamer
  games gaming stadium score touchdown homerun slamdunk dunk hoops hattrick penalty offside kickoff wicket
  bogey birdie putter fairway titleist callaway pingpong paintball parkour yoga pilates gym fitness muscle
  sport sports sporty sportsman jogging karting motocross nascar formula ferrari
  arsenal gunners gooner astonvilla villa birmingham blackburn blackpool bolton bournemouth bradford brentford
  brighton bristolcity burnley cardiff celtic charlton chelsea chelseafc coventry crystalpalace derbycounty
  everton efc evertonian toffees fulham hearts hibernian hibs hotspur huddersfield hullcity ipswich juventus
  leeds leedsunited lufc leicester leicestercity liverpool liverpoolfc lfc ynwa reds luton manchester
  mancity manunited manutd mufc middlesbrough boro millwall newcastle newcastleunited nufc magpies toonarmy
  norwich norwichcity canaries nottingham nottsforest portsmouth pompey preston rangers rangersfc redarmy
  sheffield sheffieldunited southampton saints stokecity sunderland safc swansea swindon tottenham thfc
  spurs coys watford westbrom westham westhamunited hammers irons wigan wolverhampton wolves wrexham
  barcelona barca bayern dortmund realmadrid madrid milan acmilan inter intermilan juve benfica sporting porto
  ajax feyenoord galatasaray fenerbahce besiktas boca bocajuniors flamengo palmeiras corinthians santos
  beckham gerrard rooney ronaldo ronaldinho messi lampard maradona pele zidane henry cantona shearer owen
  gascoigne gazza giggs scholes drogba torres suarez neymar salah kane bale kaka figo totti delpiero
  allblacks lionsden wallabies springbok wembley anfield highbury oldtrafford trafford parkhead ibrox
  yankees yankee redsox mets dodgers giants cubs cubbies whitesox athletics astros braves brewers orioles
  padres phillies pirates mariners marlins rockies royals tigers twins angels expos indians
  cowboys steelers raiders packers eagles redskins patriots broncos dolphins vikings chargers chiefs bengals
  browns ravens falcons panthers saints seahawks titans texans colts jaguars jets bills cardinals niners rams
  lakers celtics bulls knicks spurs pistons pacers sixers suns magic hornets jazz sonics blazers warriors
  clippers mavericks rockets raptors grizzlies timberwolves bucks hawks nets
  redwings bruins flyers rangers penguins canadiens canucks oilers flames sabres devils islanders senators
  blackhawks avalanche leafs mapleleafs capitals sharks kings stars predators lightning hurricanes
  gators seminoles hurricane hokies tarheels bluedevils wolverines buckeyes huskers cornhuskers sooners
  longhorns aggies trojans bruin hoosiers boilers boilermaker jayhawks wildcats razorbacks crimsontide rolltide
  badgers gophers hawkeyes spartans nittany lions mountaineers orangemen terps terrapins volunteers vols gamecocks
  jordan kobe bryant shaq iverson lebron pippen rodman magicjohnson larrybird jeter griffey mantle baberuth
  gretzky lemieux yzerman elway favre montana brady emmitt aikman marino peyton manning tigerwoods
  agassi sampras federer nadal djokovic senna schumacher earnhardt dale jeffgordon lancearmstrong foreman
  mario luigi mariokart yoshi zelda link sonic tails pokemon pikachu charizard mewtwo kirby metroid samus
  nintendo gamecube playstation xbox sega genesis atari gameboy dreamcast pacman tetris donkeykong streetfighter
  mortalkombat tekken scorpion subzero liukang quake doom halo halflife halflife2 counterstrike counter
  cstrike starcraft warcraft diablo everquest ultima runescape maplestory worldofwarcraft simcity thesims sims
  civilization commandconquer ageofempires command conquer redalert finalfantasy sephiroth cloud cloudstrife
  tidus squall chrono tombraider laracroft solidsnake metalgear residentevil raccooncity gta vicecity sanandreas
  dungeon dungeons dungeonmaster drizzt raistlin paladin cleric rogue mage warlock sorcerer necro orc orcs elf
  elven dwarf goblin troll ogre knight knights dragonslayer warhammer
`

const roads = `
  acura astonmartin audi beamer beetle bentley bmw bugatti buick cadillac camaro camry celica chevelle chevrolet
  chevy chrysler civic cobra corolla corsa corvette vette cooper minicooper daewoo datsun dodge eclipse escort
  explorer fairlane falcon ferrari fiat fiesta firebird focus ford fordf mustang mustanggt galaxie golfgti gti
  honda hondacivic hotrod hotwheels hummer hyundai impala impreza infiniti integra isuzu jaguar jeep jetta kia
  lamborghini lambo lancer landrover landcruiser lexus lincoln lotus malibu maserati maxima mazda mclaren
  mercedes benz mercury miata mini mitsubishi monaro nissan nova opel passat pathfinder peugeot pontiac porsche
  boxster carrera prelude prius quattro rangerover ram ranger renault megane clio roadrunner roadster rover saab
  saturn scirocco seat sentra shelby sierra silverado skoda skyline subaru supra suzuki tacoma tahoe taurus tesla
  thunderbird torino toyota transam triumph trooper truck trucker trucks tundra vauxhall viper volkswagen volvo
  wrangler yaris yamaha kawasaki ducati harleydavidson harleyd softail fatboy sportster goldwing hayabusa ninja
  husqvarna katana virago vulcan vespa lambretta peterbilt kenworth mack cummins diesel turbo turbodiesel
  gasoline petrol engine piston motor motorbike motorcycle car cars carpet auto automobile van vans lorry bus
  train trains railway railroad tram taxi tractor johndeere caterpillar bulldozer boat boats yacht ship ships
  speedboat airplane aeroplane airbus boeing cessna concorde spitfire hurricane mustang tomcat phantom blackbird
  harrier tornado jet jets jetski pilot airborne airforce helicopter chopper rocket rockets spaceship shuttle
  apollo voyager nascar racecar speedway daytona indy indianapolis silverstone drive driver drivers driving road
  roads highway route street mileage garage wheel wheels tyre bumper clutch gearbox throttle nitro nitrous
`

const stage = `
  abba acdc aerosmith aliceinchains anthrax backstreet backstreetboys beastie beastieboys beatles beethoven
  beyonce bigbang bjork blackeyedpeas blacksabbath blink blondie blur bobmarley bonjovi bowie britney brucelee
  bts chopin clapton coldplay cranberries creed cypress cypresshill daftpunk davidbowie deadhead deathmetal
  deeppurple defleppard deftones depeche depechemode dido direstraits disturbed donovan doors drake eagles
  elvis elvispresley eminem slimshady enya evanescence fender fiftycent fifty foofighters genesis gibson godsmack
  gorillaz gratefuldead gratefuld greenday gunsnroses gunsandroses guitar guitars halen hendrix jimihendrix
  hiphop ibanez incubus inxs ironmaiden jamiroquai janis jethro jethrotull jimi jimmypage joplin judas
  judaspriest kidrock kiss korn kurt kurtcobain cobain nirvana ladygaga ledzeppelin zeppelin lennon limpbizkit
  linkinpark linkin lilwayne madonna manson marilynmanson marley megadeth metallica metalhead metal miley mozart
  muse music musical musica musician musicman mudvayne nickelback nightwish nirvana notorious nsync oasis
  offspring outkast ozzy ozzyosbourne pantera paramore pearljam phish pinkfloyd floyd pink pixies poison police
  portishead prodigy punk punkrock queen queens quiet radiohead rage ramones rammstein rap rapper redhotchili
  rihanna rob robbie rock rocker rocknroll rockon rockstar rolling rollingstones stones rush santana satriani
  scorpions sepultura sexpistols shakira shania sinatra slayer slipknot smashing pumpkins smiths snoopdogg
  snoop soundgarden spicegirls springsteen static sting strokes sublime systemofadown tenacious tool toriamos
  tupac shakur ufo usher vanhalen velvet verve wutang wutangclan yellowcard zappa zztop adele onedirection
  justinbieber bieber bigbossman eltonjohn stevie steviewonder musicislife bass bassist bassman cello clarinet
  drum drummer drums flute oboe piano sax saxophone trombone trumpet tuba viola violin keyboard organ banjo
  singer singing song songs melody rhythm techno trance disco jazz blues reggae soul salsa tango ballet dance
  dancer dancing opera orchestra band concert album vinyl radio stereo sound marshall yamaha
  batman robin joker superman clark kryptonite superboy supergirl supergirl wonder wonderwoman spiderman
  spidey venom ironman thor hulk wolverine cyclops magneto deadpool punisher daredevil catwoman batgirl xmen
  captainamerica avengers avenger marvel comics comic flash greenlantern lantern aquaman robocop terminator
  predator alien aliens godzilla kingkong gremlin freddy krueger jason chucky dracula vampire vampires
  frankenstein mummy zombie zombies ghostbusters casper beetlejuice goonies et matrix neo morpheus trinity
  thematrix starwars skywalker luke lukeskywalker anakin darthvader vader darth darthmaul hansolo chewbacca
  chewie yoda jedi jedimaster padawan sith obiwan kenobi bobafett boba r2d2 c3po leia amidala stormtrooper
  trooper tatooine deathstar millenium falcon startrek trekker trekkie enterprise voyager picard kirk spock
  scotty worf riker janeway klingon romulan vulcan borg locutus ncc warp stargate atlantis babylon farscape
  firefly serenity galactica cylon drwho doctorwho tardis dalek torchwood xfiles mulder scully foxmulder buffy
  angelus spike faith charmed roswell smallville lost heroes dexter sopranos gandalf frodo bilbo baggins hobbit
  samwise aragorn strider legolas gimli gollum sauron mordor rivendell galadriel arwen mithril lordoftherings
  lotr tolkien harrypotter hermione ronweasley dumbledore hogwarts voldemort gryffindor slytherin quidditch
  potter narnia aslan twilight edwardcullen jamesbond bond bond007 goldeneye goldfinger moneypenny thunderball
  scarface tonymontana godfather corleone soprano pulpfiction reservoir goodfellas fightclub durden gladiator
  spartacus braveheart excalibur merlin camelot lancelot guinevere robinhood zorro tarzan indianajones titanic
  topgun iceman goose maverick rambo rocky rockyballoa balboa apollo highlander conan xena hercules gabrielle
  lestat crow thecrow sandman spawn blade hellboy hellraiser pinhead exorcist redrum shining
  simpsons simpson homer homerj bart bartman marge lisasimpson maggie springfield krusty duff southpark
  cartman kenny kyle stan timmy familyguy futurama bender fry leela beavis butthead dilbert dogbert garfield
  hobbes calvinhobbes snoopy woodstock peanuts charliebrown linus lucy popeye olive tintin asterix obelix smurf
  smurfs gargamel mickey mickeymouse minnie donaldduck daffy daffyduck bugsbunny bugs tweety sylvester
  roadrunner wileycoyote tasmanian taz tazman marvin elmer porky scoobydoo velma flintstone flintstones fred
  barney wilma betty dino bambam yabbadabba tomjerry tomandjerry pinky brain pinkpanther inspector gadget
  thundercats heman skeletor shera transformers optimus optimusprime megatron bumblebee decepticon gundam
  robotech voltron speedracer ninjaturtle leonardo donatello raphael michelangelo powerranger powerrangers
  disney disneyland aladdin jasmine ariel simba mufasa nala pocahontas mulan cinderella snowwhite dumbo bambi
  pinocchio peterpan tinkerbell nemo dory shrek fiona woody buzz buzzlightyear lightyear pixar sullivan bolt
  spongebob patrick squidward ben10 dora teletubbies sesamestreet elmo bert ernie bigbird cookiemonster kermit
  misspiggy fozzie muppet muppets barbie ken hellokitty pooh winniethepooh eeyore piglet tigger paddington
  naruto sasuke sakura kakashi itachi hinata uchiha konoha dragonball dragonballz goku vegeta gohan trunks
  piccolo songoku kakarot saiyan saiyajin frieza bulma bleach ichigo inuyasha sailormoon usagi onepiece luffy
  zoro evangelion shinji asuka akira totoro anime manga otaku ranma yugioh hentai
  actor actress cinema drama hollywood movie movies film films television video videos camera photo photos
  picture pictures photography director producer oscar broadway theatre theater magic magician wizard wizards
  witch witchcraft charmed
`

const places = `
  aberdeen adelaide africa african alabama alaska albania albany alberta amazon america american americans
  amsterdam anaheim argentina arizona arkansas armenia asia asian athens atlanta atlantic atlantis auckland
  auburn austin australia aussie austria avalon baghdad bahamas bali baltimore bangalore bangkok bangladesh
  barbados barcelona bath bavaria beijing belfast belgium berkeley berlin bermuda birmingham bolivia bombay
  boston brasil brazil brighton brisbane bristol britain british broadway bronx brooklyn brussels budapest
  buffalo bulgaria burma cairo calcutta calgary california cambridge canada canadian canberra cancun capetown
  cardiff caribbean carolina casablanca ceylon chennai chile chicago chicagos china chinese chinatown cincinnati
  cleveland cologne colombia colorado columbia columbus connecticut copenhagen cornwall coventry croatia cuba
  cumbria cymru cyprus dakota dallas damascus delaware delhi denmark denver detroit devon diego dorset dover
  dublin dubai dundee durham dutch earth ecuador edinburgh egypt elpaso england english essex estonia ethiopia
  europe european exeter fiji finland florence florida france french frankfurt fresno galway gambia geneva
  georgia german germany ghana gibraltar glasgow gloucester greece greek greenland greenwich guatemala guyana
  hackney hague halifax hamburg hampshire hanoi harlem harvard havana hawaii hawaiian helsinki hereford holland
  hollywood honduras hongkong honolulu houston hungary iceland idaho illinois india indian indiana indonesia
  iowa iran iraq ireland irish ireland isleofman israel istanbul italia italian italy jakarta jamaica japan
  japanese jersey jerusalem johannesburg jordan kabul kansas karachi kent kentucky kenya kingston korea korean
  kosovo kuwait lahore lancaster lasvegas vegas latvia latin latino lebanon leeds leicester libya lima lincoln
  lisbon lithuania liverpool london londoner londres losangeles louisiana louisville luxembourg macedonia madras
  madrid malaga malaysia malta manchester manhattan manila marseille maryland massachusetts melbourne memphis
  mexican mexico mexicano miami michigan midland milan milano milwaukee minnesota minneapolis mississippi
  missouri monaco mongolia montana montreal morocco moscow mumbai munich naples nashville nebraska nepal nevada
  newcastle newport newyork newyorker newzealand nicaragua nigeria norfolk norway norwegian norwich nottingham
  oakland ohio oklahoma ontario oregon orlando osaka oslo ottawa oxford pakistan pakistani palestine panama
  paraguay paris pasadena peru perth philadelphia philippines philly phoenix pittsburgh plymouth poland polish
  polska portland portugal prague princeton punjab puertorico quebec queensland reading riviera rochester
  romania rome roma russia russian rwanda sacramento salford sandiego sanfrancisco sanjose santafe santiago
  saudi scandinavia scotland scottish seattle seoul serbia shanghai sheffield siberia sicily singapore slovakia
  slovenia somalia somerset spain spanish espana srilanka stanford stockholm stockport suffolk surrey sussex
  sweden swedish switzerland swiss sydney syracuse syria taiwan tampa tanzania tasmania tennessee texan texas
  thailand tibet tokyo toronto trinidad tucson tulsa tunisia turkey turkiye turkish uganda ukraine usa utah
  valencia vancouver venezuela venice venus vermont verona vienna vietnam virginia wales welsh warsaw
  warwick washington wellington westminster wiltshire winchester windsor winnipeg wisconsin worcester wyoming
  yale york yorkshire yorkie zambia zimbabwe zurich
  airport beach beaches bridge campus canyon castle cave chapel church city coast corner cottage country desert
  dock downtown eastside eastend eastwood farm farmer field forest fort garden gardens gate graveyard harbor
  harbour haven hill hills home homes hospital hotel house houses hut inn island islands isle jungle kingdom
  kitchen lake lakers lakeside land lodge manor market meadow mill moor mountain mountains museum northside
  oasis ocean oceans office palace paradise park parkside pacific peak pier pond pool port prison pub pyramid
  ranch restaurant river rivers riverside sahara school seaside shire shop southside southpark spring square
  state station street summit swamp temple terrace tower town tunnel university uptown utopia valley village
  villa waterfall waterloo westside westend wilderness woods yard zion
`

const times = `
  january february march april may june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday weekend weekday today tomorrow yesterday tonight
  morning evening midnight noon daylight sunrise sunset winter spring summer autumn fall season solstice
  christmas xmas santa santaclaus easter halloween thanksgiving newyear birthday anniversary valentines holiday
  holidays vacation festival party date year years month day days daytime night nights nightmare hour minute
  second seconds clock time times timer always never ever century millennium millenium decade past present
  future history forever one two three four five six seven eight nine ten eleven twelve thirteen fourteen
  fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred
  thousand million billion trillion zero first second third fourth fifth sixth seventh number numbers single
  double triple half uno dos tres quatro cuatro cinco seis siete ocho nueve diez eins zwei drei vier deux trois
`

const rude = `
  anal anus arse arsehole ass asses asshole assholes assman ballsack balls ballsy bastard bastards biatch
  bigballs bigboobs bigbutt bigcock bigdick bigtits bitch bitches bitchy biteme blowjob blowjobs blowme bollocks
  bondage boner boob boobies boobs booger bootie booty bugger bukkake bullshit bumhole bush butt buttfuck
  butthead butthole buttman chode clit climax clitoris cock cocks cocksuck cocksucker condom crap creampie cum
  cumming cumshot cumshots cunnilingus cunt cunts damn damnit deepthroat dick dickhead dicks dildo dirty
  dirtybird doggystyle dong eatme eatmenow eatpussy eatshit ejaculate erect erection erotic erotica escort
  eunuch facial fanny fart farts fetish ficken fingering fisting fook footjob foreskin fuck fucked fucker
  fuckers fuckface fuckfuck fuckhead fuckher fuckin fucking fuckinside fuckit fuckme fuckoff fucks fuckshit
  fuckthis fucku fuckyou fuckyouall gangbang gangster genital gay gayboy groin handjob hardcore hardon
  hardsex hentai hooker hookers hooter hooters horney horny hotsex hotgirl hotgirls hotpussy hottits hump hymen
  incest intercourse jackass jackoff jerk jerkoff jizz juggs kinky kissmyass knob knickers knockers lesbian
  lesbians lesbo lick licker licking lickit lickme lingerie lust manhood masturbate milf mistress motherfucker
  mofo naked nipple nipples nude nudes nudist nudity nuts nutsack nylon nylons nympho oral orgasm orgy panties
  pantyhose panty pecker pee penetration penis perv pervert phallus pimp pimping pimpin pimps piss pissed pissoff
  playboy playgirl poo poop poopie poopoo porn porno porns pornstar pornography prick prostitute pube pubic
  puss pussies pussy pussycat pussylover pussyman raunchy rectum redhot ringpiece rimjob screw screwme
  screwyou scrotum semen sensual sex sexboy sexfiend sexgirl sexman sexo sexsex sextoy sexual sexxx sexxxy sexyboy
  sexygirl sexyman sexyme shag shagger shaved shemale shit shitface shithead shits shitter shitty shlong slapper
  sleazy slut slutty sluts snatch sodomy spank spanker spanking spanky sperm spunk squirt squirting stiffy
  strapon strip stripper striptease stud studly suck sucker sucking suckit suckme sucks suckmydick swinger
  swingers testicle threesome thong throbbing tit titfuck tits titties titts titty topless tosser tranny
  twat upskirt upyours vagina vibrator vibrate virgin virgins vixen voyeur vulva wank wanker wanking wetpussy
  whip whore whores wiener willy xrated xxx
`

export const things: readonly string[] = [animals, tastes, games, roads, stage, places, times, rude]
