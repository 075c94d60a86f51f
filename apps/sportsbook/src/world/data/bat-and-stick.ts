/** Leagues and clubs as text; league-table.ts says how a line is read. Clubs from strong to weak. */
export const BASEBALL = `
=7001|US|1|hot|MLB|MLB (Bóng chày nhà nghề Mỹ)|美国职业棒球大联盟|เอ็มแอลบี
Los Angeles Dodgers||洛杉矶道奇|ลอสแอนเจลิส ดอดเจอร์ส
New York Yankees||纽约洋基|นิวยอร์ก แยงกีส์
Philadelphia Phillies||费城费城人|ฟิลาเดลเฟีย ฟิลลีส์
Atlanta Braves||亚特兰大勇士|แอตแลนตา เบรฟส์
Houston Astros||休斯敦太空人|ฮิวสตัน แอสโตรส์
Toronto Blue Jays||多伦多蓝鸟|โทรอนโต บลูเจย์ส
New York Mets||纽约大都会|นิวยอร์ก เม็ตส์
San Diego Padres||圣迭戈教士|แซนดีเอโก พาเดรส์
Chicago Cubs||芝加哥小熊|ชิคาโก คับส์
Seattle Mariners||西雅图水手|ซีแอตเทิล มาริเนอร์ส
Milwaukee Brewers||密尔沃基酿酒人|มิลวอกี บรูเวอร์ส
Detroit Tigers||底特律老虎|ดีทรอยต์ ไทเกอร์ส
Boston Red Sox||波士顿红袜|บอสตัน เรดซ็อกซ์
San Francisco Giants||旧金山巨人|ซานฟรานซิสโก ไจแอนต์ส
Cleveland Guardians||克利夫兰守护者|คลีฟแลนด์ การ์เดียนส์
Texas Rangers||得克萨斯游骑兵|เท็กซัส เรนเจอร์ส
Tampa Bay Rays||坦帕湾光芒|แทมปาเบย์ เรย์ส
Baltimore Orioles||巴尔的摩金莺|บัลติมอร์ โอริโอลส์
Kansas City Royals||堪萨斯城皇家|แคนซัสซิตี รอยัลส์
Cincinnati Reds||辛辛那提红人|ซินซินแนติ เรดส์
Arizona Diamondbacks||亚利桑那响尾蛇|แอริโซนา ไดมอนด์แบ็กส์
Minnesota Twins||明尼苏达双城|มินนิโซตา ทวินส์
St. Louis Cardinals||圣路易斯红雀|เซนต์หลุยส์ คาร์ดินัลส์
Pittsburgh Pirates||匹兹堡海盗|พิตต์สเบิร์ก ไพเรตส์
Miami Marlins||迈阿密马林鱼|ไมแอมี มาร์ลินส์
Los Angeles Angels||洛杉矶天使|ลอสแอนเจลิส แองเจิลส์
Athletics||运动家|แอธเลติกส์
Washington Nationals||华盛顿国民|วอชิงตัน เนชันแนลส์
Chicago White Sox||芝加哥白袜|ชิคาโก ไวต์ซ็อกซ์
Colorado Rockies||科罗拉多落基|โคโลราโด ร็อกกีส์
=7002|JP|1|hot|NPB|NPB Nhật Bản|日本职业棒球|เอ็นพีบี ญี่ปุ่น
Fukuoka Hawks||福冈鹰|ฟุกุโอกะ ฮอกส์
Hanshin Tigers||阪神虎|ฮันชิน ไทเกอร์ส
Yomiuri Giants||读卖巨人|โยมิอุริ ไจแอนต์ส
Hokkaido Nippon-Ham Fighters||北海道日本火腿斗士|ฮอกไกโด นิปปอนแฮม ไฟเตอร์ส
Yokohama DeNA BayStars||横滨DeNA海湾之星|โยโกฮามา ดีเอ็นเอ เบย์สตาร์ส
Orix Buffaloes||欧力士野牛|โอริกซ์ บัฟฟาโลส์
Hiroshima Toyo Carp||广岛东洋鲤鱼|ฮิโรชิมะ โตโย คาร์ป
Chunichi Dragons||中日龙|ชูนิชิ ดราก้อนส์
Tohoku Rakuten Golden Eagles||东北乐天金鹰|โทโฮกุ ราคุเต็น
Chiba Lotte Marines||千叶罗德海洋|ชิบะ ล็อตเต มารีนส์
Saitama Seibu Lions||埼玉西武狮|ไซตามะ เซบุ ไลออนส์
Tokyo Yakult Swallows||东京养乐多燕子|โตเกียว ยาคูลท์ สวอลโลส์
=7003|KR|2||KBO League|KBO Hàn Quốc|韩国职业棒球|เคบีโอ เกาหลี
LG Twins||LG双子|แอลจี ทวินส์
Hanwha Eagles||韩华鹰|ฮันฮวา อีเกิลส์
Samsung Lions||三星狮|ซัมซุง ไลออนส์
KIA Tigers||起亚虎|เกีย ไทเกอร์ส
SSG Landers||SSG登陆者|เอสเอสจี แลนเดอร์ส
KT Wiz||KT巫师|เคที วิซ
NC Dinos||NC恐龙|เอ็นซี ไดโนส์
Lotte Giants||乐天巨人|ล็อตเต ไจแอนต์ส
Doosan Bears||斗山熊|ดูซาน แบร์ส
Kiwoom Heroes||培证英雄|คีอุม ฮีโรส์
=7004|TW|3||CPBL|CPBL Đài Loan|中华职棒|ซีพีบีแอล
Uni-President Lions||统一狮|ยูนิเพรสซิเดนต์ ไลออนส์
CTBC Brothers||中信兄弟|ซีทีบีซี บราเธอร์ส
Rakuten Monkeys||乐天桃猿|ราคุเต็น มังกีส์
Fubon Guardians||富邦悍将|ฟูบง การ์เดียนส์
Wei Chuan Dragons||味全龙|เวยฉวน ดราก้อนส์
TSG Hawks||台钢雄鹰|ทีเอสจี ฮอกส์
=7005|MX|4||Mexican League|Giải bóng chày Mexico|墨西哥棒球联赛|ลีกเบสบอลเม็กซิโก
Diablos Rojos del México||墨西哥红魔|เดียโบลส โรโฆส
Sultanes de Monterrey||蒙特雷苏丹|ซุลตาเนส
Toros de Tijuana||蒂华纳公牛|โตโรส เด ติฮัวนา
Leones de Yucatán||尤卡坦雄狮|เลโอเนส เด ยูกาตัน
Acereros de Monclova||蒙克洛瓦钢人|อาเซเรโรส
Pericos de Puebla||普埃布拉鹦鹉|เปริโกส
Saraperos de Saltillo|||ซาราเปโรส
Tecolotes de Laredo|||เตโกโลเตส
=7006|DO|4||Dominican Winter League|Giải mùa đông Dominica|多米尼加冬季联赛|ลีกฤดูหนาวโดมินิกัน
Tigres del Licey||利塞老虎|ติเกรส เดล ลิเซย์
Águilas Cibaeñas||西瓦奥雄鹰|อากีลัส ซิบาเอญัส
Leones del Escogido||埃斯科希多雄狮|เลโอเนส เดล เอสโกฆิโด
Estrellas Orientales||东方之星|เอสเตรยัส
Gigantes del Cibao||西瓦奥巨人|ฆิกันเตส
Toros del Este||东部公牛|โตโรส เดล เอสเต
=7007|WO|3|neutral cup nations:JP,US,KR,TW,DO,VE,MX,CU,PR,CA,NL,AU|Premier International|Giải quốc tế Premier|世界棒球精英赛|พรีเมียร์ นานาชาติ
`

export const ICE_HOCKEY = `
=2001|US|1|hot|NHL|NHL (Khúc côn cầu nhà nghề)|北美职业冰球联盟|เอ็นเอชแอล
Florida Panthers||佛罗里达美洲豹|ฟลอริดา แพนเทอร์ส
Edmonton Oilers||埃德蒙顿油人|เอดมันตัน ออยเลอร์ส
Colorado Avalanche||科罗拉多雪崩|โคโลราโด อวาแลนช์
Dallas Stars||达拉斯星|ดัลลัส สตาร์ส
Carolina Hurricanes||卡罗来纳飓风|แคโรไลนา เฮอร์ริเคนส์
Vegas Golden Knights||维加斯金骑士|เวกัส โกลเดน ไนต์ส
Winnipeg Jets||温尼伯喷气机|วินนิเพก เจ็ตส์
Toronto Maple Leafs||多伦多枫叶|โทรอนโต เมเปิล ลีฟส์
Tampa Bay Lightning||坦帕湾闪电|แทมปาเบย์ ไลต์นิง
Washington Capitals||华盛顿首都人|วอชิงตัน แคปิตอลส์
Los Angeles Kings||洛杉矶国王|ลอสแอนเจลิส คิงส์
New Jersey Devils||新泽西魔鬼|นิวเจอร์ซีย์ เดวิลส์
Minnesota Wild||明尼苏达狂野|มินนิโซตา ไวลด์
Ottawa Senators||渥太华参议员|ออตตาวา เซเนเตอร์ส
St. Louis Blues||圣路易斯蓝调|เซนต์หลุยส์ บลูส์
Montréal Canadiens||蒙特利尔加拿大人|มอนทรีออล คานาเดียนส์
New York Rangers||纽约游骑兵|นิวยอร์ก เรนเจอร์ส
Utah Mammoth||犹他猛犸象|ยูทาห์ แมมมอธ
Vancouver Canucks||温哥华加人|แวนคูเวอร์ คานักส์
Calgary Flames||卡尔加里火焰|แคลกะรี เฟลมส์
Detroit Red Wings||底特律红翼|ดีทรอยต์ เรดวิงส์
Columbus Blue Jackets||哥伦布蓝衣|โคลัมบัส บลูแจ็กเก็ตส์
New York Islanders||纽约岛人|นิวยอร์ก ไอแลนเดอร์ส
Boston Bruins||波士顿棕熊|บอสตัน บรูอินส์
Anaheim Ducks||阿纳海姆鸭|แอนาไฮม์ ดักส์
Philadelphia Flyers||费城飞人|ฟิลาเดลเฟีย ฟลายเออร์ส
Buffalo Sabres||布法罗军刀|บัฟฟาโล เซเบอร์ส
Seattle Kraken||西雅图海怪|ซีแอตเทิล แครกเกน
Pittsburgh Penguins||匹兹堡企鹅|พิตต์สเบิร์ก เพนกวินส์
Nashville Predators||纳什维尔掠夺者|แนชวิลล์ เพรเดเตอร์ส
Chicago Blackhawks||芝加哥黑鹰|ชิคาโก แบล็กฮอกส์
San Jose Sharks||圣何塞鲨鱼|แซนโฮเซ ชาร์กส์
=2002|RU|2||KHL|KHL (Nga)|大陆冰球联赛|เคเอชแอล
Lokomotiv Yaroslavl||雅罗斯拉夫尔火车头|โลโคโมทีฟ ยาโรสลาฟล์
Traktor Chelyabinsk||车里雅宾斯克拖拉机|แทรกตอร์ เชเลียบินสค์
CSKA Moscow||莫斯科中央陆军|ซีเอสเคเอ มอสโก
SKA Saint Petersburg||圣彼得堡SKA|เอสเคเอ เซนต์ปีเตอร์สเบิร์ก
Ak Bars Kazan||喀山雪豹|อักบาร์ส คาซาน
Metallurg Magnitogorsk||马格尼托哥尔斯克冶金|เมตัลลูร์ก
Dynamo Moscow||莫斯科迪纳摩|ดินาโม มอสโก
Spartak Moscow||莫斯科斯巴达克|สปาร์ตัก มอสโก
Avangard Omsk||鄂木斯克先锋|อะวานการ์ด ออมสค์
Salavat Yulaev Ufa||乌法尤拉耶夫|ซาลาวัต ยูลาเยฟ
Dinamo Minsk||明斯克迪纳摩|ดินาโม มินสค์
Barys Astana||阿斯塔纳雪豹|บารีส อัสตานา
=2003|SW|2||SHL|SHL Thụy Điển|瑞典冰球联赛|เอสเอชแอล สวีเดน
Skellefteå AIK||谢莱夫特奥|สเกลเลฟเตโอ
Frölunda HC||弗罗伦达|เฟรอลุนดา
Växjö Lakers||韦克舍湖人|เวกเควอ เลเกอร์ส
Färjestad BK||法尔耶斯塔德|แฟร์เยสตัด
Luleå HF||吕勒奥|ลูเลโอ
Brynäs IF||布吕奈斯|บรีแนส
Rögle BK||勒格勒|เริกเล
Leksands IF||莱克桑德|เลกซันด์
Timrå IK|||ทิมโร
Malmö Redhawks||马尔默红鹰|มัลเมอ เรดฮอกส์
=2004|FI|3||Liiga|Liiga Phần Lan|芬兰冰球联赛|ลีกา ฟินแลนด์
Tappara||塔帕拉|ทัปปารา
Ilves||伊尔韦斯|อิลเวส
Kärpät||卡尔帕特|แคร์แปต
HIFK||赫尔辛基IFK|ฮอยเอฟโค
TPS Turku||图尔库TPS|เทปส์ ตุรกุ
SaiPa||塞帕|ไซปา
KalPa||卡尔帕|กัลปา
Lukko||卢科|ลุกโก
JYP|||เจวายพี
Ässät||阿塞特|แอสแซต
=2005|CZ|3||Czech Extraliga|Extraliga Séc|捷克冰球超级联赛|เอ็กซ์ตราลีกา เช็ก
Sparta Praha||布拉格斯巴达|สปาร์ตา ปราก
Dynamo Pardubice||帕尔杜比采迪纳摩|ดินาโม ปาร์ดูบิตเซ
Oceláři Třinec||特日内茨|ตริเนตส์
Kometa Brno||布尔诺彗星|โกเมตา เบอร์โน
Škoda Plzeň||比尔森斯柯达|ชโกดา เปิลเซ็น
Bílí Tygři Liberec||利贝雷茨白虎|ลิเบเรตส์
Mountfield HK||芒菲尔德|เมาต์ฟิลด์
Vítkovice Ridera||维特科维采|วีตโกวิตเซ
=2006|CH|3||National League|National League Thụy Sĩ|瑞士冰球联赛|เนชันแนลลีก สวิส
ZSC Lions||苏黎世狮|เซ็ดเอสเซ ไลออนส์
HC Davos||达沃斯|ดาวอส
SC Bern||伯尔尼|แบร์น
Lausanne HC||洛桑|โลซาน
Genève-Servette||日内瓦塞尔维特|เจนีวา-แซร์แวตต์
EV Zug||楚格|ซุก
HC Lugano||卢加诺|ลูกาโน
Fribourg-Gottéron||弗里堡|ฟรีบูร์ก
=2007|DE|3||DEL|DEL Đức|德国冰球联赛|เดอีแอล เยอรมนี
Eisbären Berlin||柏林北极熊|ไอส์แบเรน เบอร์ลิน
Adler Mannheim||曼海姆鹰|อัดเลอร์ มันไฮม์
Red Bull München||慕尼黑红牛|เรดบูล มิวนิก
ERC Ingolstadt||英戈尔施塔特|อิงกอลชตัดท์
Kölner Haie||科隆鲨|เคิลเนอร์ ไฮเอ
Fischtown Pinguins||不来梅港企鹅|ฟิชทาวน์ พิงกวินส์
Straubing Tigers||施特劳宾虎|ชเตราบิง ไทเกอร์ส
Nürnberg Ice Tigers||纽伦堡冰虎|เนือร์นแบร์ก ไอซ์ไทเกอร์ส
`
