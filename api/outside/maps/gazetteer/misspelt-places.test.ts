import { expect, describe, it } from 'vitest'
import { createGazetteer } from './gazetteer.driver.ts'

const gazetteer = createGazetteer()

async function first(input: string) {
  const [suggestion] = await gazetteer.suggest(input, { limit: 5 })
  return suggestion?.label ?? null
}

async function labels(input: string, limit = 5) {
  return (await gazetteer.suggest(input, { limit })).map(({ label }) => label)
}

describe('what is typed and what is suggested first', () => {
  it.each([
    // Full postcodes, in any spacing and case
    ['e8 1aa', 'E8 1AA, Hackney, London'],
    ['E81AA', 'E8 1AA, Hackney, London'],
    ['  e8   1aa ', 'E8 1AA, Hackney, London'],
    ['E8-1AA', 'E8 1AA, Hackney, London'],
    ['M145RG', 'M14 5RG, Rusholme, Manchester'],
    ['sw1a1aa', 'SW1A 1AA, Westminster, London'],
    ['BT9 5AB', 'BT9 5AB, Malone, Belfast'],
    ['cf10-1aa', 'CF10 1AA, Cardiff'],
    ['eh11bb', 'EH1 1BB, Old Town, Edinburgh'],
    // The letter O for 0 and the letter I for 1
    ['M16 ORA', 'M16 0RA, Old Trafford, Manchester'],
    ['EC1A IBB', 'EC1A 1BB, Barbican, London'],
    // Partial postcodes
    ['E8', 'E8, Hackney, London'],
    ['e81', 'E8 1, Hackney, London'],
    ['e8 1a', 'E8 1, Hackney, London'],
    ['e11', 'E11, Leytonstone, London'],
    ['e1 1', 'E1 1, Whitechapel, London'],
    ['SW1A 1', 'SW1A 1, Westminster, London'],
    ['SW1', 'SW1, Westminster, London'],
    ['w1', 'W1, West End, London'],
    ['BT9', 'BT9, Malone, Belfast'],
    ['bt48 6', 'BT48 6, Derry'],
    ['LS', 'Leeds'],
    ['ze', 'Lerwick'],
    // A postcode with words around it
    ['12 Mare Street, E8 1AA', '12 Mare Street, E8 1AA, Hackney, London'],
    ['12 Mare Street London E8 1AA, UK', '12 Mare Street, E8 1AA, Hackney, London'],
    ['LS6 3AA, 12 Otley Road, Leeds', '12 Otley Road, LS6 3AA, Headingley, Leeds'],
    ['E8 1AA, Hackney, London', 'E8 1AA, Hackney, London'],
    ['Leeds LS6', 'LS6, Headingley, Leeds'],
    ['LS6 Leeds', 'LS6, Headingley, Leeds'],
    ['hull hu1', 'HU1, Kingston upon Hull'],
    ['newcastle ne1 4st', 'NE1 4ST, Newcastle upon Tyne'],
    // Towns of England
    ['Leeds', 'Leeds'],
    ['leed', 'Leeds'],
    ['Lee', 'Lee, London'],
    ['York', 'York'],
    ['Man', 'Manchester'],
    ['bri', 'Bristol'],
    ['Newcastle', 'Newcastle upon Tyne'],
    ['newcastle on tyne', 'Newcastle upon Tyne'],
    ['hull', 'Kingston upon Hull'],
    ['stoke on trent', 'Stoke-on-Trent'],
    ['southend', 'Southend-on-Sea'],
    ['weston super mare', 'Weston-super-Mare'],
    ['leamington spa', 'Royal Leamington Spa'],
    ['windsor', 'Windsor'],
    ['ely', 'Ely'],
    ['wells', 'Wells'],
    ['berwick upon tweed', 'Berwick-upon-Tweed'],
    ['gt yarmouth', 'Great Yarmouth'],
    ['yarmouth', 'Great Yarmouth'],
    ['brum', 'Birmingham'],
    ['miltonkeynes', 'Milton Keynes'],
    // Saints, apostrophes, hyphens
    ['Saint Albans', 'St Albans'],
    ['st. helens', 'St Helens'],
    ['bury st edmunds', 'Bury St Edmunds'],
    ['kings lynn', "King's Lynn"],
    ['Bo’ness', 'Bo’ness'],
    ['boness', 'Bo’ness'],
    ['newcastle under lyme', 'Newcastle-under-Lyme'],
    // Scotland
    ['glasgow', 'Glasgow'],
    ['st andrews', 'St Andrews'],
    ['inver', 'Inverness'],
    ['fort william', 'Fort William'],
    ['leith', 'Leith, Edinburgh'],
    ['partick', 'Partick, Glasgow'],
    ['stornoway', 'Stornoway'],
    ['kirkwall', 'Kirkwall'],
    ['dun eideann', 'Edinburgh'],
    // Wales, by either name
    ['Caerdydd', 'Cardiff'],
    ['abertawe', 'Swansea'],
    ['Casnewydd', 'Newport'],
    ['wrecsam', 'Wrexham'],
    ['aberystwyth', 'Aberystwyth'],
    ['caernarfon', 'Caernarfon'],
    ['y fenni', 'Abergavenny'],
    ['mumbles', 'Mumbles, Swansea'],
    ['pen-y-bont ar ogwr', 'Bridgend'],
    // Northern Ireland
    ['Londonderry', 'Derry'],
    ['derry/londonderry', 'Derry'],
    ['belfast', 'Belfast'],
    ['lisburn', 'Lisburn'],
    ['lurgan', 'Lurgan, Craigavon'],
    ['enniskillen', 'Enniskillen'],
    ['botanic, belfast', 'Botanic, Belfast'],
    // Areas
    ['Headingley', 'Headingley, Leeds'],
    ['Fallowfield', 'Fallowfield, Manchester'],
    ['headingley leeds', 'Headingley, Leeds'],
    ['Headingley, Leeds', 'Headingley, Leeds'],
    ['leeds headingley', 'Headingley, Leeds'],
    ['salford manchester', 'Salford'],
    ['otley, leeds', 'Otley'],
    // Areas of London
    ['soho', 'Soho, London'],
    ['hackney', 'Hackney, London'],
    ['shoreditch', 'Shoreditch, London'],
    ['kings cross', "King's Cross, London"],
    ['kings x', "King's Cross, London"],
    ['dalst', 'Dalston, London'],
    ['camden', 'Camden Town, London'],
    ['nottinghill', 'Notting Hill, London'],
    ['canary wharf, london', 'Canary Wharf, London'],
    ['richmond, london', 'Richmond, London'],
    ['city of london', 'City of London, London'],
    ['heathrow', 'Heathrow, London'],
    // A name with more about where it is
    ['Leeds, West Yorkshire', 'Leeds'],
    ['guildford surrey', 'Guildford'],
    ['manchester england', 'Manchester'],
    // Streets without a postcode lead to the town
    ['12 Otley Road, Leeds', 'Leeds'],
    ['12 otley road leeds', 'Leeds'],
    ['church road hove', 'Hove'],
    ['10 Street Lane, Roundhay, Leeds', 'Roundhay, Leeds'],
    ['8 high street, birmingam', 'Birmingham'],
    // Misspelt
    ['Headngley', 'Headingley, Leeds'],
    ['hedingley leeds', 'Headingley, Leeds'],
    ['Birmingam', 'Birmingham'],
    ['Edinborough', 'Edinburgh'],
    ['edinboro', 'Edinburgh'],
    ['Leesd', 'Leeds'],
    ['mancest', 'Manchester'],
    ['newcastel upon tyne', 'Newcastle upon Tyne'],
    ['stokport', 'Stockport'],
    ['glascow', 'Glasgow'],
    ['middlesborough', 'Middlesbrough'],
    ['loughborugh', 'Loughborough'],
    ['lester', 'Leicester'],
    ['gloster', 'Gloucester'],
    ['worchester', 'Worcester'],
    ['wimbeldon', 'Wimbledon, London'],
    ['islignton', 'Islington, London'],
    ['swansee', 'Swansea'],
    ['aberistwith', 'Aberystwyth'],
    ['llanelly', 'Llanelli'],
    ['eniskillen', 'Enniskillen'],
    ['belfst', 'Belfast'],
    ['kilmarnok', 'Kilmarnock'],
    ['westen super mare', 'Weston-super-Mare'],
    ['kingston upn hull', 'Kingston upon Hull'],
    ['south end on sea', 'Southend-on-Sea'],
    ['sout hampton', 'Southampton'],
    ['wimbel don', 'Wimbledon, London'],
  ])('%s: %s', async (typed, expected) => {
    expect(await first(typed)).toBe(expected)
  })

  it.each([
    '',
    ' ',
    'L',
    '&&',
    '12',
    'qwxzkj',
    'foo bar',
    'E8 7AA',
    'ZZ1 1AA',
    'JE2 3AB',
    'GIR 0AA',
  ])('nothing for "%s"', async (typed) => {
    expect(await labels(typed)).toEqual([])
  })

  it('shows outward codes as well when two letters can be a postcode area', async () => {
    const found = await labels('LE')
    expect(found.slice(0, 2)).toEqual(['Leeds', 'Leicester'])
    expect(found.filter((label) => /^LE\d/.test(label))).toHaveLength(2)
  })

  it('offers the sectors of an outward code after it', async () => {
    expect(await labels('E8')).toEqual([
      'E8, Hackney, London',
      'E8 1, Hackney, London',
      'E8 2, Dalston, London',
      'E8 3, London Fields, London',
      'E8 4, Hackney, London',
    ])
  })

  it('reads "e11" as the outward code or as a sector of E1', async () => {
    expect((await labels('e11')).slice(0, 2)).toEqual([
      'E11, Leytonstone, London',
      'E1 1, Whitechapel, London',
    ])
  })

  it('distinguishes towns of one name by their local authority', async () => {
    const newports = await gazetteer.suggest('Newport', { limit: 3 })
    expect(newports.map(({ label, secondary }) => [label, secondary])).toEqual([
      ['Newport', ''],
      ['Newport', 'Isle of Wight'],
      ['Newport', 'Telford and Wrekin'],
    ])
  })

  it('never answers more than requested', async () => {
    expect(await labels('new', 3)).toHaveLength(3)
    expect(await labels('M1', 2)).toHaveLength(2)
  })
})
