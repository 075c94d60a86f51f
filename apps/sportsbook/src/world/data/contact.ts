/** Leagues and clubs as text; league-table.ts says how a line is read. Clubs from strong to weak. */
export const AMERICAN_FOOTBALL = `
=6001|US|1|hot|NFL|NFL (Bóng bầu dục Mỹ)|美国职业橄榄球大联盟|เอ็นเอฟแอล
Kansas City Chiefs||堪萨斯城酋长|แคนซัสซิตี ชีฟส์
Philadelphia Eagles||费城老鹰|ฟิลาเดลเฟีย อีเกิลส์
Buffalo Bills||布法罗比尔|บัฟฟาโล บิลส์
Detroit Lions||底特律雄狮|ดีทรอยต์ ไลออนส์
Baltimore Ravens||巴尔的摩乌鸦|บัลติมอร์ เรเวนส์
Los Angeles Rams||洛杉矶公羊|ลอสแอนเจลิส แรมส์
Green Bay Packers||绿湾包装工|กรีนเบย์ แพ็กเกอร์ส
San Francisco 49ers||旧金山49人|ซานฟรานซิสโก โฟร์ตีไนเนอร์ส
Denver Broncos||丹佛野马|เดนเวอร์ บรองโกส
Tampa Bay Buccaneers||坦帕湾海盗|แทมปาเบย์ บัคคาเนียร์ส
Seattle Seahawks||西雅图海鹰|ซีแอตเทิล ซีฮอกส์
Washington Commanders||华盛顿指挥官|วอชิงตัน คอมมานเดอร์ส
Los Angeles Chargers||洛杉矶闪电|ลอสแอนเจลิส ชาร์เจอร์ส
Minnesota Vikings||明尼苏达维京人|มินนิโซตา ไวกิงส์
Houston Texans||休斯敦得克萨斯人|ฮิวสตัน เท็กซันส์
Cincinnati Bengals||辛辛那提猛虎|ซินซินแนติ เบงกอลส์
Pittsburgh Steelers||匹兹堡钢人|พิตต์สเบิร์ก สตีลเลอร์ส
New England Patriots||新英格兰爱国者|นิวอิงแลนด์ เพเทรียตส์
Indianapolis Colts||印第安纳波利斯小马|อินเดียแนโพลิส โคลตส์
Dallas Cowboys||达拉斯牛仔|ดัลลัส คาวบอยส์
Chicago Bears||芝加哥熊|ชิคาโก แบร์ส
Jacksonville Jaguars||杰克逊维尔美洲虎|แจ็กสันวิลล์ จากัวร์ส
Atlanta Falcons||亚特兰大猎鹰|แอตแลนตา ฟอลคอนส์
Arizona Cardinals||亚利桑那红雀|แอริโซนา คาร์ดินัลส์
Miami Dolphins||迈阿密海豚|ไมแอมี ดอลฟินส์
Carolina Panthers||卡罗来纳黑豹|แคโรไลนา แพนเทอร์ส
New York Giants||纽约巨人|นิวยอร์ก ไจแอนต์ส
Las Vegas Raiders||拉斯维加斯突袭者|ลาสเวกัส เรดเดอร์ส
New York Jets||纽约喷气机|นิวยอร์ก เจ็ตส์
New Orleans Saints||新奥尔良圣徒|นิวออร์ลีนส์ เซนต์ส
Tennessee Titans||田纳西泰坦|เทนเนสซี ไททันส์
Cleveland Browns||克利夫兰布朗|คลีฟแลนด์ บราวน์ส
=6002|US|2||NCAA Football|NCAA bóng bầu dục|美国大学橄榄球|เอ็นซีเอเอ ฟุตบอล
Ohio State||俄亥俄州立大学|โอไฮโอสเตต
Georgia||佐治亚大学|จอร์เจีย
Alabama||亚拉巴马大学|แอละแบมา
Texas||得克萨斯大学|เท็กซัส
Oregon||俄勒冈大学|ออริกอน
Notre Dame||圣母大学|นอเทรอดาม
Michigan||密歇根大学|มิชิแกน
Penn State||宾夕法尼亚州立大学|เพนน์สเตต
LSU||路易斯安那州立大学|แอลเอสยู
Clemson||克莱姆森大学|เคลมสัน
Oklahoma||俄克拉何马大学|โอคลาโฮมา
Miami Hurricanes||迈阿密大学|ไมแอมี เฮอร์ริเคนส์
USC||南加州大学|ยูเอสซี
Florida State||佛罗里达州立大学|ฟลอริดาสเตต
Texas A&M||得克萨斯农工大学|เท็กซัส เอแอนด์เอ็ม
Indiana||印第安纳大学|อินดีแอนา
=6003|CA|3||CFL|CFL Canada|加拿大橄榄球联赛|ซีเอฟแอล แคนาดา
Saskatchewan Roughriders||萨斯喀彻温莽骑兵|ซัสแคตเชวัน รัฟไรเดอร์ส
Montreal Alouettes||蒙特利尔云雀|มอนทรีออล อาลูเอตส์
Winnipeg Blue Bombers||温尼伯蓝色轰炸机|วินนิเพก บลูบอมเบอร์ส
BC Lions||卑诗狮|บีซี ไลออนส์
Calgary Stampeders||卡尔加里牛仔|แคลกะรี สแตมพีเดอร์ส
Hamilton Tiger-Cats||汉密尔顿虎猫|แฮมิลตัน ไทเกอร์แคตส์
Toronto Argonauts||多伦多淘金者|โทรอนโต อาร์โกนอตส์
Edmonton Elks||埃德蒙顿麋鹿|เอดมันตัน เอลก์ส
Ottawa Redblacks||渥太华红黑|ออตตาวา เรดแบล็กส์
=6004|EU|4||European League of Football|ELF châu Âu|欧洲橄榄球联赛|ยูโรเปียน ลีก ออฟ ฟุตบอล
Vienna Vikings||维也纳维京人|เวียนนา ไวกิงส์
Stuttgart Surge||斯图加特浪潮|ชตุทท์การ์ท เซิร์จ
Rhein Fire||莱茵火|ไรน์ ไฟร์
Munich Ravens||慕尼黑乌鸦|มิวนิก เรเวนส์
Paris Musketeers||巴黎火枪手|ปารีส มัสเกตเทียร์ส
Madrid Bravos||马德里勇士|มาดริด บราโบส
Frankfurt Galaxy||法兰克福银河|แฟรงก์เฟิร์ต กาแล็กซี
Berlin Thunder||柏林雷霆|เบอร์ลิน ธันเดอร์
`

export const RUGBY = `
=4001|WO|1|hot neutral nations:ZA,NZ,IE,FR,GB,AR,SC,AU,FJ,IT,WA,JP,GE,WS,TO,US|Rugby Union Internationals|Bóng bầu dục quốc tế|橄榄球国际赛|รักบี้นานาชาติ
=4002|FR|2||Top 14|Top 14 Pháp|法国Top 14联赛|ท็อป 14
Stade Toulousain||图卢兹|ตูลูส
Bordeaux Bègles||波尔多|บอร์โด
La Rochelle||拉罗谢尔|ลา โรแชล
RC Toulon||土伦|ตูลง
Racing 92||竞赛92|ราซิง 92
Clermont||克莱蒙|แกลร์มง
Stade Français||法兰西体育|สตาด ฟรองเซส์
Castres||卡斯特尔|กัสตร์
Bayonne||巴约讷|บายอน
Lyon OU||里昂|ลียง
Montpellier Hérault||蒙彼利埃|มงเปอลีเย
Pau||波城|โป
Perpignan||佩皮尼昂|แปร์ปีญ็อง
Montauban||蒙托邦|มงโตบ็อง
=4003|GB|2||Premiership Rugby|Premiership Anh|英格兰橄榄球超级联赛|พรีเมียร์ชิป รักบี้
Bath||巴斯|บาธ
Leicester Tigers||莱斯特老虎|เลสเตอร์ ไทเกอร์ส
Sale Sharks||塞尔鲨|เซล ชาร์กส์
Northampton Saints||北安普敦圣徒|นอร์ทแธมป์ตัน เซนต์ส
Saracens||萨拉森人|ซาราเซนส์
Bristol Bears||布里斯托尔熊|บริสตอล แบร์ส
Harlequins||丑角|ฮาร์เลควินส์
Gloucester||格洛斯特|กลอสเตอร์
Exeter Chiefs||埃克塞特酋长|เอ็กซิเตอร์ ชีฟส์
Newcastle Red Bulls||纽卡斯尔|นิวคาสเซิล เรดบูลส์
=4004|NZ|2||Super Rugby Pacific|Super Rugby Thái Bình Dương|超级橄榄球联赛|ซูเปอร์รักบี้ แปซิฟิก
Crusaders||十字军|ครูเซเดอร์ส
Chiefs||酋长|ชีฟส์
Hurricanes||飓风|เฮอร์ริเคนส์
Blues||蓝调|บลูส์
Brumbies||野马|บรัมบีส์
Reds||红人|เรดส์
Highlanders||高地人|ไฮแลนเดอร์ส
Waratahs||沃拉塔|วาราทาส
Fijian Drua||斐济德鲁阿|ฟิเจียน ดรูอา
Western Force||西部力量|เวสเทิร์น ฟอร์ซ
Moana Pasifika||莫阿纳|โมอานา ปาซิฟิกา
=4005|JP|3||Japan Rugby League One|League One Nhật Bản|日本橄榄球联赛|รักบี้ลีก วัน ญี่ปุ่น
Toshiba Brave Lupus||东芝勇狼|โตชิบา เบรฟ ลูปัส
Saitama Wild Knights||埼玉野武士|ไซตามะ ไวลด์ ไนต์ส
Kubota Spears||久保田长矛|คูโบต้า สเปียร์ส
Tokyo Sungoliath||东京三得利|โตเกียว ซันโกไลแอท
Kobe Steelers||神户钢人|โกเบ สตีลเลอร์ส
Toyota Verblitz||丰田|โตโยต้า เวอร์บลิตซ์
Shizuoka Blue Revs||静冈|ชิซูโอกะ บลูเรฟส์
Yokohama Canon Eagles||横滨佳能鹰|โยโกฮามา แคนนอน อีเกิลส์
`
