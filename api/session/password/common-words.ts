import { things } from './common-things.ts'
import { everyday } from './everyday-words.ts'
import { oftenerThanThought } from './oftener-than-thought.ts'
import { elsewhere } from './words-of-elsewhere.ts'

/*
 * What people choose for a password before anything else, by where they take it from: small letters,
 * without digits. Whatever is made of these by rule is not written out; see `isCommonPassword`.
 */

const secrets = `
  password passwort passwd passphrase pass passion word code login logon logout signin letmein openup open
  opensesame sesame secret secrets private admin administrator root user guest test tester testing testme
  default change changeme access entry enter enterme master system server account member manager security
  secure temp temporary qwerty qwert azerty abc abcd asdf zxc welcome hello hallo hola bonjour salut ciao
  whatever nothing nobody none anything something somebody idontknow dontknow forget forgot remember please
  trustno trustme trust noone blah foobar foo bar baz demo sample example public backup config cisco oracle
  dell compaq packard presario pavilion gateway toshiba samsung siemens nokia motorola iphone ipad ipod
  android windows linux ubuntu unix apple macintosh microsoft google yahoo hotmail gmail facebook twitter
  tuckin youtube myspace linkedin amazon ebay paypal internet online website web webmaster network netscape telecom
  computer laptop desktop monitor keyboard mouse printer modem software hardware database digital cyber
  hacker hack cracker phreak phpbb drowssap hunter freepass freeuser consumer service support letme killme
  lifehack superuser sysadmin wordpass thepass mypass nopass newpass oldpass logitech creative nvidia intel
  pentium celeron radeon geforce cooldude rockyou adobe photoshop dropbox minecraft roblox fortnite zoom
`

const love = `
  love loves loved loveme lovely lover lovers loving loveyou iloveyou iloveu ilove ilovey iluvu luv mylove
  truelove firstlove lovebug lovebird loverboy babe babes baby babyboy babygirl babyface babydoll babylove
  sweet sweetie sweety sweetheart sweetpea honey honeybee honeybun sugar sugarbaby darling dear dearest angel
  angels angelbaby angelface princess prince queen king kings sunshine sunny star stars starlight stardust
  forever always together heart hearts kiss kisses kissme hug hugs cuddle cuddles hottie hotstuff sexy sex
  sexgod sexylady cutie cute gorgeous beautiful beauty pretty handsome romance romeo juliet valentine
  wedding married husband wife boyfriend girlfriend friend friends bestfriend friendship family mother
  mommy mama mum mummy mom father daddy papa dad brother sister sisters cousin uncle auntie aunt grandma
  grandpa granny nana nanny children child kids twins son daughter boy boys girl girls girly lady ladies man
  men woman women guy guys dude people person myself yourself mine yours only one single forgive faith hope
  grace joy peace blessed blessing jesus jesuschrist christ god godisgood lord heaven saviour savior church
  bible gospel glory holy spirit trinity hallelujah amen pray prayer allah buddha krishna ganesh shiva
  believe miracle destiny eternity infinity forgiven promise passionate desire pleasure dream dreams dreamer
  freedom free happy happiness happyday smile smiles smiley laugh lucky luck fortune wish wishes magic magical
  fairy memory memories missyou goodluck goodbye goodday goodgirl goodboy badboy badgirl badass naughty
`

const men = `
  aaron abdul abraham adam adrian ahmed aidan alan albert alberto alejandro alessandro alex alexander
  alexandre alexey alfie alfred ali alistair allan allen alvin amir anderson andre andrea andreas andres
  andrew andrey andy angelo angus anthony anton antoine antonio archie ari armando arnold arthur ashton august
  austin barney barry bart basil ben benjamin bennett benny bernard bernie bert bill billy billybob bob bobby
  boris brad bradley brady brandon brendan brent brett brian bruce bruno bryan bryce byron caleb calum calvin
  cameron carl carlo carlos casey casper cedric cesar chad charles charley charlie chase chester chip chris
  christian christoph christopher chuck claude clark clay clayton clifford clint clinton clive cody colin
  collin connor conor corey cory craig curtis cyril dale damian damien damon dan daniel daniele danny dante
  darius darrell darren darryl dave david davey dean dennis denis derek derrick desmond dexter diego dieter
  dimitri dmitry dominic don donald donny donovan doug dougie douglas drew duane duncan dustin dwight dylan
  earl ed eddie edgar edmund eduardo edward edwin eli elijah elliot elliott ellis elmer elmo elton elvis emil
  enrico enrique eric erik ernest ernie ethan eugene evan fabian fabio felix ferdinand fernando fletcher
  floyd francesco francis francisco francois frank frankie franz fred freddie freddy frederic frederick
  gabriel gareth garrett garry gary gavin gene geoff geoffrey george gerald gerard gerry gilbert giovanni glen
  glenn gordon graeme graham grant greg gregor gregory guido guillermo gunther gustav gustavo guy hamish hank
  hans harley harold harris harrison harry harvey hassan heath hector henrik henry herbert herman homer
  horace howard hubert hugh hugo ian ibrahim igor ike isaac isaiah ismael ivan jack jackie jackson jacob
  jacques jaime jake jamal james jamie jan jared jarvis jason jasper javier jay jayden jean jeff jefferson
  jeffrey jens jeremiah jeremy jerome jerry jesse jessie jim jimbo jimmy joachim joaquin joe joel joey johan
  johann johannes john johnny johnson jon jonah jonas jonathan jonny jordan jorge jose josef joseph josh
  joshua juan jude jules julian julien julio julius jun junior jurgen justin kai kareem karl keith kelvin ken
  kenneth kenny kent kevin kieran kirk kristian kurt kyle lance larry laurent lawrence lee leigh len lenny
  leo leon leonard leonardo leroy leslie lester levi lewis liam lionel lloyd logan lorenzo lou louie louis
  luca lucas luigi luis luke luther lyle mac malcolm manfred manny manuel marc marcel marcelo marco marcos
  marcus mario marius mark marko markus marshall martin marty marvin mason massimo mathew mathias mathieu
  matt matteo matthew matthias maurice mauricio max maxim maxime maximus maxwell mehmet mel melvin micah
  michael michel mick mickey miguel mike mikey miles milo milton mitch mitchell mohamed mohammed moses
  muhammad murray mustafa nate nathan nathaniel neal ned neil nelson nicholas nick nicky nicolas nico nigel
  nikolai noah noel nolan norman oleg oliver ollie omar orlando oscar osman oswald otis otto owen pablo paolo
  pascal pat patrick paul paulo pedro percy perry pete peter phil philip philippe phillip pierre preston
  quentin quincy rafael rahul ralph ramon randall randy raphael raul ravi ray raymond reggie reginald rene rex
  ricardo rich richard richie rick ricky rico rob robbie robert roberto robin rocco rod roderick rodney
  rodrigo roger roland rolf roman romain romeo ron ronald ronaldo ronnie rory roscoe ross roy ruben rudolf
  rudy rufus rupert russ russell ryan sam sammy samson samuel sanjay santiago saul scott scottie scotty sean
  sebastian serge sergei sergio seth shane shaun shawn sheldon sid sidney simon sinclair sol spencer stan
  stanley stefan stefano stephan stephane stephen sterling steve steven stevie stewart stuart sven sylvester
  tariq ted teddy terence terrence terry theo theodore thomas thor tim timmy timothy titus tobias toby todd
  tom tomas tommy tony travis trent trevor tristan troy tucker tyler tyrone tyson ulrich vernon victor vince
  vincent vinnie vinny viktor vitaly vlad vladimir wade wallace wally walt walter ward warren wayne wendell
  wes wesley wilbur will willard william willie willy wilson winston wolfgang woody xavier yan yusuf yuri
  yves zac zach zachary zack zane zoltan
`

const women = `
  abby abigail ada adele adriana agnes aimee aisha alana alexa alexandra alexia alexis alice alicia alina
  alison allison alyssa amanda amber amelia amelie amy ana anastasia andreia angela angelica angelina angie
  anita ann anna annabel annabelle anne annette annie antonia april ariana ariel arlene ashlee ashleigh
  ashley asia athena audrey aurora ava avril barb barbara beatrice becca becky bella bernadette bertha beth
  bethany betsy betty beverly bianca blanca bonnie brandi brandy breanna brenda brianna bridget britney
  brittany brooke camilla camille candace candice candy carina carla carly carmen carol carole carolina
  caroline carolyn carrie cassandra cassidy cassie catalina catherine cathy cecilia celeste celia celine
  chantal charlene charlotte chelsea cherie cherry cheryl cheyenne chloe christa christel christina christine
  christy cindy claire clara clare clarissa claudia clementine cleo colette colleen connie cora corinne
  courtney cristina crystal cynthia daisy dakota dana daniela daniella danielle daphne darlene dawn debbie
  debby deborah debra delia delilah delores denise desiree destiny diana diane dina dolly dolores dominique
  donna dora doreen doris dorothy ebony edith edna eileen elaine eleanor elena elisa elisabeth elise eliza
  elizabeth ella ellen ellie eloise elsa elsie emilia emily emma erica erika erin esmeralda estelle esther
  ethel eva eve evelyn evie faye felicia felicity fernanda fiona flora florence fran frances francesca
  francine freda freya gabby gabriela gabriella gabrielle gail gemma genevieve georgia georgie georgina
  geraldine gina ginny gisele giselle gladys glenda gloria grace gracie greta gretchen gwen gwendolyn hailey
  haley hanna hannah harriet hayley hazel heather heidi helen helena helene henrietta hilary hilda holly hope
  ida ilona ines inga ingrid irene irina iris irma isabel isabella isabelle isla ivy jacqueline jade jaime
  jana jane janet janice janine jasmin jasmine jean jeanette jeanne jen jenna jenni jennie jennifer jenny
  jessica jill jillian jo joan joanna joanne jocelyn jodie jody johanna josephine josie joyce juanita judith
  judy julia juliana julianne julie juliet juliette june justine kaitlyn karen karin karina karla kate
  katerina katharine katherine kathleen kathryn kathy katie katrina kay kaylee kayla keira kelly kelsey
  kendra kerry kerstin kim kimberley kimberly kirsten kirsty kitty krista kristen kristi kristin kristina
  kristine kristy kylie lacey lana lara larissa latoya laura lauren laurie lea leah leanne lena leona leslie
  lexie libby lidia lily lina linda lindsay lindsey lisa liz liza lizzie lois lola lolita lora loretta lori
  lorna lorraine lottie louisa louise lucia lucille lucinda lucy luisa luna lydia lynda lynn lynne lynette
  mabel mackenzie maddie maddy madeleine madeline madison magdalena maggie mallory mandy manuela mara marcela
  marcia margaret margarita margie margot maria mariah mariana marianne marie marilyn marina marion marisa
  marissa marjorie marlene marta martha martina mary maryann maryjane matilda maude maureen maxine maya megan
  mel melanie melinda melissa melody mercedes meredith mia michaela michele michelle millie mimi mindy minnie
  mira miranda miriam misty molly mona monica monika monique morgan muriel myra nadia nadine nancy naomi
  natalia natalie natasha nellie nessa nicki nicola nicole nikita nikki nina noelle nora norma octavia olga
  olive olivia pam pamela pat patience patricia patsy patti patty paula paulina pauline pearl peggy penelope
  penny petra phoebe phyllis pippa polly poppy portia priscilla priya rachael rachel ramona raquel rebecca
  regina renata renee rhonda rita roberta robyn rochelle rosa rosalie rosalind rose rosemary rosie roxanne
  roxy ruby ruth sabine sabrina sadie sally samantha sammie sandra sandy sara sarah sasha savannah scarlett
  selena selina serena shannon sharon shauna sheena sheila shelby shelley shelly sheri sherri sherry sheryl
  shirley sienna sierra silvia simone skye sofia sofie sondra sonia sonja sonya sophia sophie stacey stacie
  stacy stella steph stephanie sue summer susan susana susanna susanne susie suzanne suzie svetlana sylvia
  sylvie tabitha talia tamara tammy tania tanya tara tasha tatiana taylor tess tessa thelma theresa therese
  tia tiffany tina toni tonya tracey traci tracy tricia trina trinity trish trisha trixie trudy ursula
  valentina valeria valerie vanessa vera verity verona veronica vicki vicky victoria viola violet virginia
  vivian viviana vivien wanda wendy whitney wilma winifred winnie xena yasmin yasmine yolanda yvette yvonne
  zara zelda zoe zoey
`

const surnames = `
  adams allison alvarez armstrong baker banks barker barnes bates baxter becker bell bennett bishop blair
  blake bond booth boyd brooks brown browning bryant burke burns burton bush butler byrne callahan campbell
  carpenter carr carroll carson carter chan chandler chang chapman chavez chen clarke cohen cole coleman
  collins cook cooper cox crawford cruise cruz cunningham daniels davidson davies davis dawson day diaz dixon
  donnelly doyle dudley duffy duke dunn edison edwards einstein elliott evans farmer ferguson fernandez
  fisher fitzgerald flores flynn ford foster fowler fox franklin fraser freeman freud fuller garcia gardner
  garner gates gibson gilmore gomez gonzales gonzalez goodman gray green greene griffin gunner gunther hall
  hamilton hansen hanson harding hardy harper hart hawkins hayes henderson hendrix henson hernandez hicks
  higgins hill hines hoffman holland holmes hopkins hudson hughes hunt hunter jackson jacobs jenkins jensen
  jimenez johnston jones jordan kane keller kelley kelly kennedy klein knight lambert landon lane larson
  lawson lennon lincoln lopez lynch mahoney malone manning manson marley marlowe martinez mccartney mcdonald
  mclaren medina meyer miller mills montgomery monroe moore morales moran moreno morris morrison moss mozart
  mueller mulder murphy myers newman newton nguyen nichols nixon norris norton obrien oconnor olsen ortiz
  osborne page palmer parker parsons patel patterson patton payne perez perkins peters peterson phillips
  picard picasso pierce porter potter powell powers price prince quinn ramirez ramos reagan reed reese reeves
  reid reyes reynolds rice richards richardson rivera roberts robertson robinson rodriguez rogers romero rose
  rossi rowe russo ryder sanchez sanders santana santos saunders schmidt schneider schultz schwartz scully
  shaw shea shelton shepherd silva simmons simpson sims singh skinner slater smith smithers smitty snyder
  spears spencer stark stephens stevens stone sullivan sutton swanson sweeney thompson thomson thornton torres
  townsend tran truman turner vargas vaughn wagner walker walsh walters walton wang ward warner washington
  waters watkins watson watts weaver webb weber webster weiss wells west wheeler white wilkins williams
  williamson wong wood woods wright xiong yamamoto yang yates young zhang zimmerman
`

const brands = `
  adidas nike reebok puma umbro lacoste gucci prada versace armani chanel dior burberry levis diesel rolex
  swatch nivea avon oreal gillette colgate duracell panasonic sony sanyo philips pioneer kenwood technics bose
  canon nikon minolta olympus kodak fujitsu hitachi mitsubishi ericsson verizon vodafone tmobile orange tesco
  asda sainsbury morrisons aldi lidl ikea argos walmart costco target marlboro camel winston newport lucky
  strike molson fosters carlsberg stella becks bacardi smirnoff malibu kahlua jagermeister jackdaniels
  johnniewalker jimbeam hennessy lego playmobil tonka hasbro harley oakley rayban fender gibson lespaul vectra
  accord altima bronco sony vaio thinkpad inspiron vostro latitude optiplex deskjet laserjet epson lexmark
  verbatim imation exigen exigent mailcreated hotpoint hoover dyson netgear linksys dlink belkin
`

const sayings = `
  awesome thanks thankyou iforgot ihateyou imissyou iwantyou iwantu ineedyou ilikeyou howareyou whatsup
  letmesee getlost goaway gohome comeon seeyou byebye whoareyou itsmylife iamthebest iamgod noway nofear
  nopain nogain momoney moremoney hakunamatata carpediem semperfi inlove inlovewithyou loveofmylife mylife
  mybaby mydog mycat myspace mymother mymom mydad myfamily mykids mywife mygirl myboys mymusic godbless
  ingodwetrust jesussaves jesuslovesme iamhappy behappy dontworry nomore nevermore lol lolol rofl omg omfg wtf
  bff xoxo xoxoxo hahaha hehehe hihihi hohoho lalala blabla blablabla tralala yadayada moocow hesoyam aezakmi
  dilligaf bohica fubar snafu areafiftyone ledzep ccr oicu usuckballz oldschool newschool
  nasty doobie deeznuts bowser cthulhu grendel valhalla meridian makaveli seinfeld amadeus socrates geronimo
  achilles lucifer barkley payton pippin bailey willow shamrock storm cartoon design designer breast pics smut
  brothers function sailboat sterling telefon kaktus kasper saun passwor dogg
`

const moreNames = `
  clarence franco emmanuel dalton caitlin nathalie conrad maynard carlton butch hilton meghan fernand fernande
  conner elvira eduard ludwig magnus deanna marian gillian clancy hayden dillon sampson sherman rommel kramer
  danni charly coltrane shiloh elwood richmond brando sabina hesham katrin meghann aspen aubrey avery blaine
  bradly brock bronson byrd camden carmelo cason chance colby colt cooper corbin cormac cullen dallas darby
  darwin davis deacon declan dixon donte dorian drake easton eamon eoin erwin ezra finley finn fergus ferris
  garth gideon gilles gino giuseppe gordie gunnar guthrie hayes henri herb hideo hiroshi hung irvin irving
  jabari jackson jarrod jasmin jed jeb jorg josiah judd kaden kaleb kanye keaton keegan kent khan killian
  kobe kris kurtis lamar landon leif lennox lincoln linus lonnie lucian mackenzie malachi marlon mauro merlin
  mohammad mohammad monty mordecai morgan myles nash neville niall nikos nils octavio odin orson osama paddy
  parker paxton peyton pietro poe quinn rafa ralf randolph rashid reed reuben rhys rolando ronan rowan royce
  sanford sergi seymour shelton sherwin silas stanton sterlin tanner tate tatum terrell thaddeus thierry
  tomasz torsten trevon tucker ty uwe vance vaughan vijay wilfred winfield winslow xander yosef youssef zeke
  aileen ailsa alanna alessandra alma althea alyson amina anabel anastacia angelique anika anouk antoinette
  anya aria arianna ayesha azalea beatriz belinda belle bernice beryl blanche brenna briana bridgette brigitte
  bronwyn callie candi carey carissa carlotta carmela caryn catarina cathleen chanel charity charmaine chelsie
  cher cherise china ciara cierra claudette claudine constance cordelia corina cornelia darcy daria davina
  demi denisha dianne dolores dottie edwina effie elaina eliana elissa ellie elodie elvira emilie emmy enid
  erna ernestine etta eugenia eunice fatima fay fern fleur frida gertrude gia gianna gillian ginette giovanna
  giulia glynis gwyneth hallie harper hattie hermine hester imelda imogen india inez ingeborg iona isobel
  ivana izzy jacinta jana janelle janette janie jayne jeannie jeannette jemima jeri jewel joann joelle jolene
  jolie jonelle josefina joss juliane justina kacey kailey kali kamila karla karma kassandra katarina
  kathi kathrin kaya keely keisha kendall kenya kiara kiersten kiley kimber kira kirstin kitty kyla kyra
  ladonna lakeisha lana lani latisha laverne leanna leila leigh leilani lenore leonor leticia liana lilian
  liliana lillian lilly lisette livia lorena lorene loren lourdes luana luciana lucretia luz lyla lyra mae
  magda maia mairead maisie marcella marci margo mariam maribel marietta marisol marlena marva maryam maura
  mavis melina melisa melodie mercy merle meryl mika mildred milena millicent minerva mitzi moira mya myrna
  myrtle nadja nanette natacha nayeli nell nerys nichole nikole niamh nisha noemi noreen odessa ofelia
  oksana opal ophelia paige paloma paris paulette perla philippa philomena phoenix pilar precious prudence
  queenie quinn rachelle rae raven reba rena rhiannon rhoda ria rosalia rosalyn rosanna roseanne rosemarie
  roslyn rowena sade sage sally salma sandi saoirse saskia scarlet selma shana shani shanice shannen sharlene
  shauna shawna shayla sheba shelia sheree shona shreya sian siobhan sinead skylar sofia solange soraya
  stacia starla suki sunita suzanna suzette sybil sydney tamika tamsin tanisha tasha tawny tegan teri tessie
  thea tiana tiffani tilly tisha tonia tori trina trista tyra una uma valarie vanda velma venus vilma violeta
  vivienne wendi wilhelmina winona yasmeen ynez yuki yuliya zaira zelma zena zola zora
`

/** With digits that are part of it. */
const withDigits = `
  ncc1701 ncc1701a ncc1701b ncc1701c ncc1701d ncc1701e thx1138 oicu812 ou812 8675309 area51 front242 rush2112
  catch22 colt45 blink182 sum41 u2 b52s 50cent 2pac r2d2 c3po k9 mp3 ps2 ps3 xbox360 winxp windows95 windows98
  win95 s2000 350z 240sx m3 gt40 z28 911turbo f150 cbr600 gsxr750 gsxr1000 yzf ak47 m16 mp5 uzi p90 mi6 agent47
  agent007 bond007 007bond 4ever forever21 2fast4u 4you 2hot4u me2you u2me imac g5 formula1 f1 a1b2c3 a1a1a1
  1q1q1q 2pac4ever route66 heka6w2 rasdzv3 8j4ye3uz mailcreated5240 abgrtyu adgjmptw 3rjs1la7qe
`

/** Every word, once or more. */
export const commonWords: readonly string[] = [
  secrets,
  love,
  brands,
  sayings,
  withDigits,
  men,
  moreNames,
  women,
  surnames,
  ...things,
  ...everyday,
  ...elsewhere,
  ...oftenerThanThought,
]
  .join(' ')
  .trim()
  .split(/\s+/)
