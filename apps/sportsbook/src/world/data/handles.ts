/** Invented names of players of electronic sports. */
export const HANDLES = `
Kestrel
NovaByte
Rìu Bạc
Quillon
Zephyro
MangoKick
Ferrox
Lumina9
Cobalt
Tia Chớp
Havoc77
Pixelot
Sóng Ngầm
Orbitex
Vandal
Mistral
Cá Kiếm
Juno_X
Glacier
Rapido
Sahara8
Tiger Tea
Wolfram
Echo404
Bão Đêm
Pharo
Nimbus
Drako
Sấm Rền
Valkyr
Onyx
Kumo
Blitzer
Lốc Xoáy
Arctic5
Saffron
Titanio
Vega
Rogue One
Lotus77
Maverix
Khói Lam
Quasar
Bamboo
Fjord
Spectra
Trident
Aegis
`
