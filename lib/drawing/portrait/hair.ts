import { cut, disc } from '../cut.ts'
import { PAPERS, SHEETS } from '../palette.ts'
import type { SceneItem } from '../scene.ts'
import { outline } from '../scenes/build.ts'

/** What lies behind the head and what lies over it. */
export interface Hair {
  back: SceneItem[]
  front: SceneItem[]
}

type HairCut = (hair: string, cloth: string) => Hair

const bun: HairCut = (hair) => ({
  back: [
    outline(disc(122, 50, 25, 22), hair, 0.8),
    outline(cut('70,146 66,104 84,72 120,60 156,72 174,104 170,146'), hair, 0.8),
  ],
  front: [
    outline(cut('73,128! 74,96 92,72 120,64 150,72 166,96 167,128! 158,108 140,92! 118,100 96,104 82,114'), hair, 0.6),
  ],
})

const crop: HairCut = (hair) => ({
  back: [],
  front: [
    outline(
      cut(
        '74,126! 70,98 82,70 108,56 142,58 164,78 170,102 166,128! 159,106! 146,100! 128,104! 108,97! 90,104! 81,108!',
      ),
      hair,
      0.8,
    ),
  ],
})

const curls: HairCut = (hair) => ({
  back: [
    outline(
      cut('58,150 44,128 50,100 58,72 82,50 110,42 142,44 172,58 188,84 196,112 190,140 178,160 150,168 90,168'),
      hair,
      0.8,
    ),
    outline(disc(60, 152, 18), hair),
    outline(disc(182, 150, 18), hair),
  ],
  front: [
    outline(
      cut('74,120! 70,92 92,66 122,60 152,68 170,94 166,120! 158,104 146,98 134,104 120,96 106,103 94,98 82,106'),
      hair,
      0.6,
    ),
  ],
})

const long: HairCut = (hair) => ({
  back: [outline(cut('66,226! 60,180 58,120 74,78 120,56 168,78 182,120 180,180 176,228! 120,238'), hair, 0.8)],
  front: [
    outline(
      cut('118,64! 92,70 74,94 70,140 66,176! 80,150 86,118 120,78! 150,100 158,132 174,174! 172,130 166,94 146,70'),
      hair,
      0.6,
    ),
  ],
})

const bob: HairCut = (hair) => ({
  back: [outline(cut('60,184! 58,120 72,78 120,58 168,78 182,120 181,183! 150,190 90,190'), hair, 0.8)],
  front: [outline(cut('70,150! 66,104 84,72 120,62 156,72 174,104 170,150! 161,114! 80,116!'), hair, 0.6)],
})

const scarf: HairCut = (_hair, cloth) => ({
  back: [outline(cut('56,236! 58,150 62,100 84,64 120,52 156,64 178,100 182,150 186,236! 120,262'), cloth, 0.8)],
  front: [
    outline(
      cut('66,150! 66,104 86,70 120,60 154,70 174,104 175,150! 162,188 120,214 78,188') +
        cut('120,88 98,94 86,116 86,146 96,174 120,190 144,174 154,146 154,116 142,94'),
      cloth,
      0,
    ),
    outline(cut('78,188! 120,204 164,186! 176,226 150,250 120,256 88,248 64,226'), cloth, 0.8),
  ],
})

const bald: HairCut = (hair) => ({
  back: [],
  front: [
    outline(
      cut(
        '78,148! 84,162 98,166! 110,163 120,166 131,163 144,166! 156,162 162,146! 162,176 146,202 120,210 94,202 78,176',
      ),
      hair,
      0.6,
    ),
    outline(cut('105,174! 120,177 135,173! 130,182 120,184 110,182'), SHEETS.tomato.pale),
  ],
})

const toque: HairCut = (hair) => ({
  back: [outline(cut('72,140 70,100 90,80 150,80 170,100 168,140'), hair, 0.6)],
  front: [
    outline(cut('70,96! 58,66 64,38 90,34 104,16 138,16 152,32 178,36 184,64 170,96!'), PAPERS.white, 0.8),
    outline(cut('138,16! 152,32 178,36 184,64 170,96! 146,96! 158,64 150,42'), PAPERS.sand),
    outline(cut('70,86! 170,84! 169,107! 71,109!'), PAPERS.cream, 0.8),
  ],
})

const braids: HairCut = (hair, cloth) => ({
  back: [
    outline(cut('70,144 66,104 84,72 120,60 156,72 174,104 170,144'), hair, 0.8),
    ...[168, 190, 212, 232].flatMap((y, index) => [
      outline(disc(66 - index * 2, y, 12 - index, 14), hair, 0.6),
      outline(disc(175 + index * 2, y, 12 - index, 14), hair, 0.6),
    ]),
    outline(disc(59, 250, 7, 6), cloth, 0.4),
    outline(disc(182, 250, 7, 6), cloth, 0.4),
  ],
  front: [
    outline(
      cut('72,138! 72,98 92,72 119,65! 121,65! 150,72 168,98 168,138! 158,112 121,82! 119,82! 82,112'),
      hair,
      0.6,
    ),
  ],
})

/** Nine ways to wear the hair, or to cover it. */
export const HAIR_CUTS: readonly HairCut[] = [bun, crop, curls, long, bob, scarf, bald, toque, braids]
