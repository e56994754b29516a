/*
 * What people choose more often than one would think, found by holding the other words against public
 * counts of stolen passwords: names, places, things, and what programs have filled in for thousands.
 */

const words = `
  aaliyah abdullah abnormal abracadabra abrakadabra absolut absolutely acapulco achtung adrianna
  adrienne adult albatros albion alcatraz alejandra aleksey alfaromeo alfredo alibaba allsop
  almighty amazing ambrosia amethyst amorcit anaconda anakonda anastasiya andersen andromeda
  angelika anhyeuem animated anonymous antonina aolsucks arcangel archangel armagedon artemka aspire
  aspirine atreides attorney augusta aviation babemagnet bacchus badabing bajingan balance baldwin
  baracuda barefeet baritone barrett barselona barsik basebal basketbal bcfields bellagio benedict
  benessere beowulf beretta bergkamp bernardo bernhard bertrand bettyboop beverley bigpoppa
  billabong binladen biohazard bionicle bisexual bismarck bizkit blackhawk blacklab blackops bobdole
  bogart bologna bonsai bordeaux boricua borussia brewster brittney buckaroo buckwhea bukowski
  burrito bushido cabernet calendar calico caligula calimero callisto camaross cambiami cannibal
  capoeira caprice capslock caravan carebear carlito cascade caserta ccbill chadwick chainsaw
  chambers chandra channel charli cheater cheshire chillin chipmunk chiquita chivas chrisbln
  christophe chuckles churchill citation citroen claudio clemente clemson colnago colonial
  comicbookdb compton conover contortionist contract converse cooter cornell corrado costanza
  costello crazybab cristian cromwell crysis culinary dabears daedalus dagobert dammit deeznutz
  delphine deniska derparol descent deutsch diamante diggler dipshit dipstick disabled divine
  divorce dolemite domenico dominick dominika eastern edmonton ejaculation elcamino eldiablo
  eldorado eleonora elevator elizaveta embalmer enforcer escalade euphoria everett experience fabie
  faggot fandango feathers federico feelgood fellatio fiction fidelio fidelity figaro firefighter
  fischer flanders flanker fletch florian flounder footbal fordtruc foreplay forsberg
  friendster fright frisco fugazi fujifilm fussball fuzzball gabrie gabriele gallaries gannibal
  gargoyle garrison gatorade gesperrt gigabyte gilligan giorgi giorgio gmoney gotohell graduate
  greedisgood griffith groucho gryphon guillaume guiness hammond hampton harvest hawthorne heinrich
  helloo herewego hetfield hewlett hillary hitler homebrew hondacbr hoosier hopper housewifes
  humphrey ibilltes ilikepie illini illmatic ilovepussy implants imtheman insomnia interacial
  internal intruder irishka isabell jabroni japanees jarhead jediknight jeepster jeffery jennife
  jermaine jezebel jiggaman johncena johngalt jonathon jubilee juggalo jurassic kakashka kamasutra
  kamikadze karolina kashmir kazantip kcchiefs kennwort kikimora kipper kittykat klaster
  kleopatra klondike knickerless knopka knuckles kolobok konstantin koroleva krasotka krokodil
  krypton krystal lacrimosa laetitia lalakers lambchop lapochka lasvega laurence lavalamp lazarus
  leavemealone lebowski leedsutd lenochka libertad lindros lineage lionheart lipstick lithium
  lockerroom lonesome loveless ludacris macgyver madagaskar magellan magick majestic maksimka malaka
  mallorca mallrats mamacita mamochka mannheim manowar marauder marcello marianna marishka marriage
  martine masamune masterbate masturbation maurizio maxell maximilian mazafaka mckenzie megapass
  mellon mephisto messiah micheal michell microphone milamber minimoni mobydick modelsnet mojojojo
  monolith montecarlo monterey montrose morozova morrowind morticia mortimer motherlode mulligan
  multiplelo musashi mynameis mypassword myxworld namaste napass nastenka natascha nautilus
  needforspeed nigger nikitos nikola nocturne normandy nostromo notredame nuttertools nygiants
  nyjets nymets obsidian offshore olivier othello palermo pallmall paperino paramedic parlament
  passmast pasword pathetic penthouse pertinant petrovich pheonix phialpha pictuers pillow pimpdaddy
  piramida placebo poontang pooter pornographic pregnant presley presto pringles pupsik rasputin
  razz reckless regional remington retard retired riccardo riffraff roosters rovers
  rulezzz salasana salomon salsero salvador salvatore samiam samtron sandberg sandrine sandro
  sarajevo saratoga savanna schubert seamus seductive sersolution severin sexybitch sfgiants
  sherwood shinigami shinobi skorpion slacker slippery smackdown smeghead smirnova sniffing sokolova
  solitude sonyericsson sparhawk sparta specialk splendid sputnik squerting stafford staples
  stigmata stirling stockton stonewall stoppedby stratfor stratus stroker sultan superma supernova
  surveyor survival svoboda syncmaster tailgate tamerlan tampabay tatarin teddybear templar thanatos
  thisisit thumbnils tiberian tiberius tiburon ticklish ticktock tokiohotel tootsie topolino torpedo
  transexual translator trinitron trousers tsunami unbelievable undertow ursitesux valeriya
  valleywag vasilisa viagra viewsonic viktoriya vincenzo violator violetta vipergts vivitron
  vladislav volley webhompas websolutions werner whiplash wibble yosemite zanzibar
  zildjian
`

/** Of one person each, or of a program, and yet on every list. */
const singular = `
  soso123aljg fuck_inside polniypizdec0211 br0d3r sojdlg123aljg hal9000 lineage2 nwo4life kcj9wx5n
  1x2zkg8w montgom240 just4me 7ugd5hip2j 9293709b13 just4fun vsjasnel12 wg8e3wjf carmex2 mazdarx7
  cbr900rr good123654 81fukkc 45m2do5bs andyod22 yamahar1 cygnusx1 wp2003wp kordell1 pufunga7782
  ghhh47hj7649 23skidoo mash4077 ncc74656 5wr2i7h8 segblue2 left4dead 55bgates care1839 timoxa94
  chickenwing101 rjirfrgbde vqsablpzla kjkszpj quant4307s groupd2013 close-up madala11 futyn007 pussy4me newproject2004 j3qq4h7h2v
  1234kekc corvet07 sk8ordie
`

const numbers = `
  4815162342 9379992 1366613 73501505 18436572 7753191 2128506 19411945 7779311 9562876 134679852
  27731828 27182818 31415926 43046721 69213124
`

export const oftenerThanThought: readonly string[] = [words, singular, numbers]
