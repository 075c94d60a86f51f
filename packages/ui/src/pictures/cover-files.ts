import baucuaBau from '../../assets/games/baucua/bau.svg?no-inline'
import baucuaCa from '../../assets/games/baucua/ca.svg?no-inline'
import baucuaCua from '../../assets/games/baucua/cua.svg?no-inline'
import baucuaDieCua from '../../assets/games/baucua/die-cua.svg?no-inline'
import baucuaGa from '../../assets/games/baucua/ga.svg?no-inline'
import baucuaNai from '../../assets/games/baucua/nai.svg?no-inline'
import baucuaTom from '../../assets/games/baucua/tom.svg?no-inline'
import coversBaccarat from '../../assets/games/covers/baccarat.svg?no-inline'
import coversBanCa from '../../assets/games/covers/ban-ca.svg?no-inline'
import coversBauCua from '../../assets/games/covers/bau-cua.svg?no-inline'
import coversCaoThap from '../../assets/games/covers/cao-thap.svg?no-inline'
import coversDoMin from '../../assets/games/covers/do-min.svg?no-inline'
import coversHoiDenLong from '../../assets/games/covers/hoi-den-long.svg?no-inline'
import coversKeno from '../../assets/games/covers/keno.svg?no-inline'
import coversPhiThuyen from '../../assets/games/covers/phi-thuyen.svg?no-inline'
import coversPlinko from '../../assets/games/covers/plinko.svg?no-inline'
import coversRongHo from '../../assets/games/covers/rong-ho.svg?no-inline'
import coversRoulette from '../../assets/games/covers/roulette.svg?no-inline'
import coversTaiXiu from '../../assets/games/covers/tai-xiu.svg?no-inline'
import coversThapRong from '../../assets/games/covers/thap-rong.svg?no-inline'
import coversVongQuay from '../../assets/games/covers/vong-quay.svg?no-inline'
import coversXocDia from '../../assets/games/covers/xoc-dia.svg?no-inline'
import coversXucXac from '../../assets/games/covers/xuc-xac.svg?no-inline'
import diceIsoA from '../../assets/games/dice/iso-a.svg?no-inline'
import diceIsoB from '../../assets/games/dice/iso-b.svg?no-inline'
import giftsBanhMi from '../../assets/games/gifts/banh-mi.svg?no-inline'
import giftsCup from '../../assets/games/gifts/cup.svg?no-inline'
import giftsPhao from '../../assets/games/gifts/phao.svg?no-inline'
import giftsPhin from '../../assets/games/gifts/phin.svg?no-inline'
import giftsTim from '../../assets/games/gifts/tim.svg?no-inline'
import giftsVuong from '../../assets/games/gifts/vuong.svg?no-inline'
import motifsAccents from '../../assets/games/motifs/accents.svg?no-inline'
import motifsArch from '../../assets/games/motifs/arch.svg?no-inline'
import motifsBands from '../../assets/games/motifs/bands.svg?no-inline'
import motifsCanopy from '../../assets/games/motifs/canopy.svg?no-inline'
import motifsHills from '../../assets/games/motifs/hills.svg?no-inline'
import motifsMoon from '../../assets/games/motifs/moon.svg?no-inline'
import motifsRays from '../../assets/games/motifs/rays.svg?no-inline'
import motifsRings from '../../assets/games/motifs/rings.svg?no-inline'
import motifsScales from '../../assets/games/motifs/scales.svg?no-inline'
import motifsWaves from '../../assets/games/motifs/waves.svg?no-inline'
import objectsCardsAq from '../../assets/games/objects/cards-aq.svg?no-inline'
import objectsCardsJa from '../../assets/games/objects/cards-ja.svg?no-inline'
import objectsChips from '../../assets/games/objects/chips.svg?no-inline'
import objectsGemBlue from '../../assets/games/objects/gem-blue.svg?no-inline'
import objectsGemGold from '../../assets/games/objects/gem-gold.svg?no-inline'
import objectsGemRed from '../../assets/games/objects/gem-red.svg?no-inline'
import objectsShip from '../../assets/games/objects/ship.svg?no-inline'
import propsGem from '../../assets/games/props/gem.svg?no-inline'
import propsMine from '../../assets/games/props/mine.svg?no-inline'
import propsWheel from '../../assets/games/props/wheel.svg?no-inline'
import slotBanh from '../../assets/games/slot/banh.svg?no-inline'
import slotCa from '../../assets/games/slot/ca.svg?no-inline'
import slotDen from '../../assets/games/slot/den.svg?no-inline'
import slotDenVang from '../../assets/games/slot/den-vang.svg?no-inline'
import slotMai from '../../assets/games/slot/mai.svg?no-inline'
import slotNon from '../../assets/games/slot/non.svg?no-inline'
import slotQuat from '../../assets/games/slot/quat.svg?no-inline'
import slotSen from '../../assets/games/slot/sen.svg?no-inline'
import slotThuyen from '../../assets/games/slot/thuyen.svg?no-inline'
import slotTrang from '../../assets/games/slot/trang.svg?no-inline'
import slotTre from '../../assets/games/slot/tre.svg?no-inline'
import slotTrong from '../../assets/games/slot/trong.svg?no-inline'
import slotXu from '../../assets/games/slot/xu.svg?no-inline'

/** Covers that are drawn for one game, by the name a catalogue gives them. */
export const DRAWN_COVERS: Readonly<Record<string, string>> = {
  baccarat: coversBaccarat,
  'ban-ca': coversBanCa,
  'bau-cua': coversBauCua,
  'cao-thap': coversCaoThap,
  'do-min': coversDoMin,
  'hoi-den-long': coversHoiDenLong,
  keno: coversKeno,
  'phi-thuyen': coversPhiThuyen,
  plinko: coversPlinko,
  'rong-ho': coversRongHo,
  roulette: coversRoulette,
  'tai-xiu': coversTaiXiu,
  'thap-rong': coversThapRong,
  'vong-quay': coversVongQuay,
  'xoc-dia': coversXocDia,
  'xuc-xac': coversXucXac,
}

/** What a generated cover is put together from: a motif behind, an object before it. */
export const COVER_MOTIFS = [
  motifsRays,
  motifsWaves,
  motifsMoon,
  motifsScales,
  motifsHills,
  motifsAccents,
  motifsArch,
  motifsRings,
  motifsCanopy,
  motifsBands,
]

export const COVER_OBJECTS = [
  slotDen,
  slotDenVang,
  slotSen,
  slotThuyen,
  slotCa,
  slotNon,
  slotQuat,
  slotTrong,
  slotTrang,
  slotXu,
  slotBanh,
  slotMai,
  slotTre,
  baucuaNai,
  baucuaBau,
  baucuaGa,
  baucuaCa,
  baucuaCua,
  baucuaTom,
  giftsCup,
  giftsVuong,
  giftsTim,
  giftsPhao,
  giftsBanhMi,
  giftsPhin,
  propsGem,
  objectsGemRed,
  objectsGemBlue,
  objectsGemGold,
  propsMine,
  diceIsoA,
  diceIsoB,
  baucuaDieCua,
  objectsCardsAq,
  objectsCardsJa,
  objectsChips,
  objectsShip,
  propsWheel,
]
