/*
 * Names and words of other languages that people choose for a password. The rest is in `common-words.ts`.
 */

const words = `
  adios alegria allegro alles alpha alter amante amigo amigos amor amore amour amadeus anamaria arriba arrivederci
  avanti azul azzurro bambi bambino bandito bandita baron bella bellissima bellissimo berlin bienvenue bimbo blanco
  bonita bonito bravo buenos buena bueno cabron caballo cabrones caesar calamar carpediem caramelo carino casa
  castillo cazzo cerveza chaton cheri cherie chico chicos chica chicas chinga chocolat chouchou cielo ciao ciccio
  coucou cocorico computador corazon corazones cosita cristo cuore culo daddy datenschutz dios diabolo doudou dragon
  dulce dupa einstein elefant elefante enamorada enter escorpio escuela espanha esperanza estrella estrellita etoile
  familia felicidad feliz ficken fiesta flamenco fleur flores fortuna freiheit fratello freund futbol futebol
  garcon gatito gatita gato gatto gabber geil geheim geheimnis gilipollas gitara gracias grande groovy guapa guapo
  guerra guerrero haslo hallo hamburg herz hermosa hermano hijo hola hombre hund internazionale ich
  inter italia jesucristo jetaime juventud kaiser katze kocham kochanie komputer kotek kuchen kurwa kurac lapin laluna
  lamour lechat lerato liebe lieber liebling lobo loco loca loulou lucero lumiere madonna madre magico maman mamapapa
  mariposa marseille matrix mariposa maestro melocoton meister merci mexico mi mierda minou misterio mucho monamour
  moncoeur monika moncheri mondo morena motdepasse motocicleta muerte muneca mujer mutter nada natal naranja nicolas
  nounours novia novio oceano ojete olvide oso padre paloma palomita panda paparazzi papillon paradis parola paris
  patata pedro pelusa perla perro perros pendejo pepito peluche piccolo pimpollo playa polska poisson poncho porco
  preciosa princesa principe prinzessin puta puto putain qazaq querida querido quimica ragazza rayito regenbogen rey
  reina rojo rosita salope salud samba sangre sayang schalke schatz schatzi scheisse schmetterling schnecke schule
  schwarz secreto secreta segreto senor senorita serduszko shalom siempre sirena skarbek slonce sol soleil sombra
  sommer sonne sonnenschein spiel stella sternchen susanita super tequiero teamo teamomucho tequila tesoro tierra tigre
  tigger toulouse traviesa trieste tutti tweety universo vacances vater verde viva vida vidaloca volcan voiture
  wachtwoord welkom winter wolf zaragoza zapato zaq zeppelin zucker zorro zidane sayangku bismillah inshallah allah
  alhamdulillah muhammad islam jaihind hanuman krishna ganesha sairam saibaba omsairam mahalakshmi lakshmi
  srinivas priyanka deepika mumbai india amitabh hariom
  sakura kimochi sayonara arigato konnichiwa naruto samurai ninja sensei shogun geisha katana
  doudou natacha natali andrei aleksandr aleksei aleksandra alyona anatoly andrej anton arkady artem artur azamat
  bogdan boris danila daniil dasha denis dima dimon dmitri dmitriy ekaterina elena evgeniy evgenia fatima galina gennady
  grigory igor ilya inna irina ivan ivanov ivanova karina katya kirill kolya kostya kristina ksenia larisa lena leonid
  ludmila lyubov maksim margarita marina masha max mikhail misha nadezhda nastya natalya natasha nikita nikolay oksana
  oleg olga olya pavel petrov petrova polina roman ruslan rustam sasha semen serega sergey slava sonya spartak stas
  stanislav sveta svetik svetlana tanya tatyana timur vadim valera valeri valentina vanya varvara vasya vera veronika
  viktor viktoria vika vitalik vlad vladik vladimir volodya yana yaroslav yulia yura zenit zhenya zvezda sobaka koshka
  kotenok kotik solnce solnyshko zaika malina romashka parol privet lubov ljubov rossiya moskva medved tigr volk
  vkontakte dinamo lokomotiv
`

/** As they come out where the keys are set to English, which many lists are full of. */
const russian = `
  привет пароль любовь наташа татьяна марина сергей андрей александр алексей максим дмитрий виктор владимир
  евгений елена ирина кирилл кристина людмила марина михаил надежда настя никита николай оксана ольга павел полина роман
  руслан светлана света спартак солнце собака станислав юлия виктория вероника валентина анастасия анна антон артем
  артур вадим валера валерия василий вера виталий галина денис диана дима динамо екатерина женя зайка звезда игорь
  илья катя костя котенок ксения лариса лена леонид лето лиза люблю маргарита мария маша мама медведь милана
  москва наталья нет олег оля россия саша светик семен слава снег солнышко софия таня тигр тимур ты ферари футбол
  черный шоколад я яна ярослав мамапапа зенит компьютер клавиатура йцукен машина пароль1 аня вика карина дашка даша
  рыбка любимая любимый красотка малышка киска гитара бабочка принцесса ангел свобода жизнь счастье
  администратор александра алиночка анатолий ангелина ангелочек апельсин армагедон велосипед вечность владислав
  дашенька дениска доченька евгения елизавета интернет камасутра какашка карамелька карандаш кардинал катенька
  катерина кенгуру кактус королева кошка крокодил кукушка красавица ласточка леночка локомотив константин креведко
  мадагаскар мазафака максимка мамочка мамуля мариночка мартышка маруся масяня математика машенька мойпароль
  наташенька настенка настенька новыйпароль оленька петрович пиздец пирамида приветвсем приветик приветкакдела
  придурок простопароль простотак просто проститутка регистрация ромашка сашенька скорпион танечка телевизор
  телефон терминатор цветочек василиса белочка бабушка дедушка владимирович кошечка котик мышка
`

const cyrillic = 'йцукенгшщзхъфывапролджэячсмитьбюё'
const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"

const mistyped = russian
  .split(/\s+/)
  .map((word) => [...word].map((sign) => latinKeys[cyrillic.indexOf(sign)] ?? '').join(''))
  .join(' ')

/** Every syllable of Chinese as it is written in letters. */
const syllables = ['', ...'b p m f d t n l g k h j q x zh ch sh r z c s y w'.split(' ')]
  .flatMap((first) =>
    'ang eng ong ing uan uang iang ian iao iong uai ui uo ei ai ao ou an en in un ua ue ie ia iu'
      .split(' ')
      .map((last) => first + last),
  )
  .join(' ')

export const elsewhere: readonly string[] = [words, mistyped, syllables]
