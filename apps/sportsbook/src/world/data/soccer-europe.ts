/** Leagues and clubs as text; league-table.ts says how a line is read. Clubs from strong to weak. */
export const SOCCER_EUROPE = `
=1301|GB|2||EFL Championship|Hạng Nhất Anh|英格兰冠军联赛|อีเอฟแอล แชมเปียนชิป
Coventry City||考文垂|โคเวนทรี ซิตี้
Middlesbrough||米德尔斯堡|มิดเดิลสโบรห์
Leicester City||莱斯特城|เลสเตอร์ ซิตี้
Southampton||南安普敦|เซาแธมป์ตัน
Ipswich Town||伊普斯维奇|อิปสวิช ทาวน์
West Bromwich Albion||西布朗|เวสต์บรอมวิช
Stoke City||斯托克城|สโต๊ก ซิตี้
Norwich City||诺维奇|นอริช ซิตี้
Sheffield United||谢菲尔德联|เชฟฟิลด์ ยูไนเต็ด
Bristol City||布里斯托尔城|บริสตอล ซิตี้
Watford||沃特福德|วัตฟอร์ด
Millwall||米尔沃尔|มิลล์วอลล์
Birmingham City||伯明翰|เบอร์มิงแฮม ซิตี้
Preston North End||普雷斯顿|เปรสตัน นอร์ธ เอนด์
Hull City||赫尔城|ฮัลล์ ซิตี้
Swansea City||斯旺西|สวอนซี ซิตี้
Wrexham||雷克瑟姆|เร็กซ์แฮม
Blackburn Rovers||布莱克本|แบล็กเบิร์น โรเวอร์ส
Queens Park Rangers||女王公园巡游者|ควีนส์ปาร์ก เรนเจอร์ส
Derby County||德比郡|ดาร์บี เคาน์ตี้
Charlton Athletic||查尔顿|ชาร์ลตัน แอธเลติก
Portsmouth||朴茨茅斯|พอร์ตสมัธ
Oxford United||牛津联|อ็อกซ์ฟอร์ด ยูไนเต็ด
Sheffield Wednesday||谢周三|เชฟฟิลด์ เวนส์เดย์
=1302|GB|3||EFL League One|Hạng Nhì Anh|英格兰甲级联赛|อีเอฟแอล ลีกวัน
Cardiff City||卡迪夫城|คาร์ดิฟฟ์ ซิตี้
Bolton Wanderers||博尔顿|โบลตัน วันเดอเรอร์ส
Huddersfield Town||哈德斯菲尔德|ฮัดเดอร์สฟิลด์ ทาวน์
Luton Town||卢顿|ลูตัน ทาวน์
Stockport County||斯托克港|สต็อกพอร์ต เคาน์ตี้
Bradford City||布拉德福德城|แบรดฟอร์ด ซิตี้
Lincoln City||林肯城|ลินคอล์น ซิตี้
Barnsley||巴恩斯利|บาร์นสลีย์
Reading||雷丁|เรดดิง
Wycombe Wanderers||威科姆流浪|วีคอมบ์ วันเดอเรอร์ส
Wigan Athletic||维冈竞技|วีแกน แอธเลติก
Peterborough United||彼得伯勒|ปีเตอร์โบโร
Blackpool||布莱克浦|แบล็กพูล
Plymouth Argyle||普利茅斯|พลีมัธ อาร์ไกล์
Rotherham United||罗瑟汉姆|ร็อตเธอร์แฮม
Exeter City||埃克塞特城|เอ็กซิเตอร์ ซิตี้
=1303|ES|2||La Liga 2|Hạng Nhì Tây Ban Nha|西班牙乙级联赛|ลาลีกา 2
Deportivo La Coruña||拉科鲁尼亚|เดปอร์ติโบ ลา โกรุญญา
Real Zaragoza||萨拉戈萨|เรอัล ซาราโกซา
Racing Santander||桑坦德竞技|ราซิง ซานตันเดร์
Almería||阿尔梅里亚|อัลเมเรีย
Las Palmas||拉斯帕尔马斯|ลาส ปัลมาส
Sporting Gijón||希洪竞技|สปอร์ติง กีฆอน
Real Valladolid||巴利亚多利德|บายาโดลิด
Granada||格拉纳达|กรานาดา
Málaga||马拉加|มาลากา
Leganés||莱加内斯|เลกาเนส
Cádiz||加的斯|กาดิซ
Burgos||布尔戈斯|บูร์โกส
Eibar||埃瓦尔|เออิบาร์
Castellón||卡斯特利翁|กัสเตยอน
Huesca||韦斯卡|อูเอสกา
Albacete||阿尔瓦塞特|อัลบาเซเต
Córdoba||科尔多瓦|กอร์โดบา
Mirandés||米兰德斯|มิรันเดส
=1304|IT|2||Serie B|Serie B (Ý)|意大利乙级联赛|เซเรียบี
Palermo||巴勒莫|ปาแลร์โม
Monza||蒙扎|มอนซา
Venezia||威尼斯|เวเนเซีย
Empoli||恩波利|เอ็มโปลี
Sampdoria||桑普多利亚|ซามพ์โดเรีย
Bari||巴里|บารี
Frosinone||弗罗西诺内|โฟรซิโนเน
Spezia||斯佩齐亚|สเปเซีย
Modena||摩德纳|โมเดนา
Catanzaro||卡坦扎罗|กาตันซาโร
Cesena||切塞纳|เชเซนา
Padova||帕多瓦|ปาโดวา
Avellino||阿韦利诺|อเวลลิโน
Pescara||佩斯卡拉|เปสการา
Mantova||曼托瓦|มันโตวา
Südtirol||南蒂罗尔|ซืดตีโรล
=1305|DE|2||2. Bundesliga|Bundesliga 2|德国乙级联赛|บุนเดสลีกา 2
Schalke 04||沙尔克04|ชาลเก้ 04
Hertha BSC||柏林赫塔|แฮร์ธา เบอร์ลิน
Hannover 96||汉诺威96|ฮันโนเวอร์ 96
Fortuna Düsseldorf||杜塞尔多夫|ฟอร์ทูน่า ดึสเซลดอร์ฟ
1. FC Kaiserslautern||凯泽斯劳滕|ไกเซอร์สเลาเทิร์น
1. FC Nürnberg||纽伦堡|เนิร์นแบร์ก
VfL Bochum||波鸿|โบคุ่ม
Holstein Kiel||荷尔斯泰因基尔|โฮลสไตน์ คีล
SV Darmstadt 98||达姆施塔特|ดาร์มสตัดท์
SV Elversberg||埃尔弗斯贝格|เอลเวอร์สแบร์ก
SC Paderborn||帕德博恩|พาเดอร์บอร์น
Karlsruher SC||卡尔斯鲁厄|คาร์ลสรูเออร์
Dynamo Dresden||德累斯顿迪纳摩|ดินาโม เดรสเดน
1. FC Magdeburg||马格德堡|มักเดบวร์ก
Arminia Bielefeld||比勒费尔德|อาร์มีเนีย บีเลเฟลด์
Greuther Fürth||菲尔特|กรอยเธอร์ เฟือร์ท
Preußen Münster||明斯特|พรอยเซ่น มุนสเตอร์
Eintracht Braunschweig||不伦瑞克|เบราน์ชไวก์
=1306|FR|3||Ligue 2|Ligue 2 (Pháp)|法国乙级联赛|ลีกเดอซ์
Saint-Étienne||圣埃蒂安|แซงต์ เอเตียน
Montpellier||蒙彼利埃|มงต์เปลลิเยร์
Reims||兰斯|แร็งส์
Troyes||特鲁瓦|ทรัวส์
Guingamp||甘冈|แก็งก็อง
Le Mans||勒芒|เลอ มังส์
Red Star||红星|เรด สตาร์
Dunkerque||敦刻尔克|ดันเคิร์ก
Nancy||南锡|น็องซี
Amiens||亚眠|อาเมียงส์
Bastia||巴斯蒂亚|บาสเตีย
Annecy||安纳西|อานซี
Grenoble||格勒诺布尔|เกรอน็อบล์
Pau FC||波城|โป เอฟซี
Laval||拉瓦勒|ลาวาล
Clermont Foot||克莱蒙|แกลร์มงต์
=1307|PT|2||Primeira Liga|VĐQG Bồ Đào Nha|葡萄牙超级联赛|ปรีไมราลีกา
Sporting CP||葡萄牙体育|สปอร์ติง ลิสบอน
Porto||波尔图|ปอร์โต
Benfica||本菲卡|เบนฟิกา
Braga||布拉加|บราก้า
Vitória Guimarães||吉马良斯|วิตอเรีย กิมาไรส์
Famalicão||法马利康|ฟามาลิเกา
Gil Vicente||吉尔维森特|จิล วิเซนเต
Santa Clara||圣克拉拉|ซานตา คลารา
Moreirense||莫雷伦斯|โมไรเรนเซ
Estoril||埃斯托里尔|เอสโตริล
Rio Ave||里奥阿维|ริโอ อาเว
Casa Pia||卡萨皮亚|กาซา เปีย
Nacional||国民队|นาซิอองนาล
Arouca||阿罗卡|อารูก้า
Estrela da Amadora||阿马多拉之星|เอสเตรลา อมาดอรา
Tondela||通德拉|ตอนเดลา
Alverca||阿尔维卡|อัลแวร์กา
AVS||AVS|เอวีเอส
=1308|NL|2||Eredivisie|VĐQG Hà Lan|荷兰甲级联赛|เอเรดิวิซี
PSV Eindhoven||埃因霍温|พีเอสวี ไอนด์โฮเฟ่น
Feyenoord||费耶诺德|เฟเยนูร์ด
Ajax||阿贾克斯|อาแจ็กซ์
AZ Alkmaar||阿尔克马尔|อาแซด อัลค์ม่าร์
FC Twente||特温特|ทเวนเต้
FC Utrecht||乌得勒支|อูเทร็คท์
NEC Nijmegen||奈梅亨|เอ็นอีซี
Go Ahead Eagles||前进之鹰|โก อเฮด อีเกิ้ลส์
FC Groningen||格罗宁根|โกรนิงเก้น
Sparta Rotterdam||鹿特丹斯巴达|สปาร์ต้า ร็อตเธอร์ดัม
Heerenveen||海伦芬|ฮีเรนวีน
Fortuna Sittard||福图纳锡塔德|ฟอร์ทูน่า ซิททาร์ด
PEC Zwolle||兹沃勒|พีอีซี ซโวลเล่
NAC Breda||布雷达|เอ็นเอซี เบรด้า
Excelsior||精英队|เอ็กเซลซิเออร์
Heracles Almelo||赫拉克勒斯|เฮราเคิลส์
FC Volendam||福伦丹|โวเลนดัม
Telstar||特尔斯达|เทลสตาร์
=1309|BE|2||Belgian Pro League|VĐQG Bỉ|比利时甲级联赛|เบลเยียม โปรลีก
Club Brugge||布鲁日|คลับ บรูช
Union Saint-Gilloise||圣吉罗斯联合|อูนิยง แซงต์-ชิลลัวส์
Anderlecht||安德莱赫特|อันเดอร์เลชท์
Genk||亨克|เกงค์
Gent||根特|เกนท์
Antwerp||安特卫普|แอนต์เวิร์ป
Standard Liège||标准列日|สตองดาร์ ลีแอช
Charleroi||沙勒罗瓦|ชาร์เลอรัว
Mechelen||梅赫伦|เมเคอเลิน
Westerlo||韦斯特洛|เวสเตอร์โล
Sint-Truiden||圣图尔登|ซินต์-ทรุยเดน
OH Leuven||鲁汶|ลูเวิน
Zulte Waregem||祖尔特瓦雷赫姆|ซุลเต้ วาเรเก้ม
Cercle Brugge||色格拉布鲁日|แซร์เคิล บรูช
Dender||登德尔|เดนเดอร์
La Louvière||拉卢维耶尔|ลา ลูวิแยร์
=1310|TR|2||Süper Lig|VĐQG Thổ Nhĩ Kỳ|土耳其超级联赛|ซูเปอร์ลีก ตุรกี
Galatasaray||加拉塔萨雷|กาลาตาซาราย
Fenerbahçe||费内巴切|เฟเนร์บาห์เช
Beşiktaş||贝西克塔斯|เบซิคตัส
Trabzonspor||特拉布宗体育|ทรับซอนสปอร์
İstanbul Başakşehir||伊斯坦布尔|บาซัคเซเฮียร์
Samsunspor||萨姆松体育|ซัมซุนสปอร์
Göztepe||哥兹塔比|กอซเตเป
Konyaspor||科尼亚体育|คอนยาสปอร์
Gaziantep||加济安泰普|กาซีอันเท็ป
Alanyaspor||阿兰亚体育|อลันยาสปอร์
Rizespor||里泽体育|ริเซสปอร์
Antalyaspor||安塔利亚体育|อันตัลยาสปอร์
Kasımpaşa||卡斯帕萨|คาซิมปาซา
Eyüpspor||埃于普体育|เอยุปสปอร์
Kayserispor||开塞利体育|ไคเซริสปอร์
Kocaelispor||科贾埃利体育|โคชาเอลิสปอร์
Gençlerbirliği||根茨莱比利吉|เกนแชร์บีร์ลีกี
Fatih Karagümrük||卡拉古姆鲁克|คารากุมรุค
=1311|SC|2||Scottish Premiership|VĐQG Scotland|苏格兰超级联赛|สกอตติช พรีเมียร์ชิป
Celtic||凯尔特人|กลาสโกว์ เซลติก
Heart of Midlothian||哈茨|ฮาร์ทส์
Rangers||格拉斯哥流浪者|กลาสโกว์ เรนเจอร์ส
Hibernian||希伯尼安|ฮิเบอร์เนียน
Motherwell||马瑟韦尔|มาเธอร์เวลล์
Aberdeen||阿伯丁|อเบอร์ดีน
Dundee United||邓迪联|ดันดี ยูไนเต็ด
Falkirk||福尔柯克|ฟัลเคิร์ก
St Mirren||圣米伦|เซนต์ มีร์เรน
Kilmarnock||基尔马诺克|คิลมาร์น็อค
Dundee||邓迪|ดันดี
Livingston||利文斯顿|ลิฟวิงสตัน
=1312|GR|3||Super League Greece|VĐQG Hy Lạp|希腊超级联赛|กรีซ ซูเปอร์ลีก
Olympiacos||奥林匹亚科斯|โอลิมเปียกอส
PAOK||塞萨洛尼基|พีเอโอเค
AEK Athens||雅典AEK|เออีเค เอเธนส์
Panathinaikos||帕纳辛奈科斯|พานาธิไนกอส
Aris||阿里斯|อาริส
Levadiakos||莱瓦贾科斯|เลวาเดียกอส
Volos||沃洛斯|โวลอส
OFI Crete||克里特|โอเอฟไอ ครีต
Atromitos||阿特罗米托斯|อโตรมิตอส
Asteras Tripolis||阿斯特拉斯|แอสเตราส
Panetolikos||帕纳托利科斯|พาเนโตลิกอส
Larissa||拉里萨|ลาริสซา
=1313|RU|3||Russian Premier League|Ngoại hạng Nga|俄罗斯超级联赛|รัสเซียน พรีเมียร์ลีก
Zenit||圣彼得堡泽尼特|เซนิต
Krasnodar||克拉斯诺达尔|ครัสโนดาร์
CSKA Moscow||莫斯科中央陆军|ซีเอสเคเอ มอสโก
Spartak Moscow||莫斯科斯巴达|สปาร์ตัก มอสโก
Lokomotiv Moscow||莫斯科火车头|โลโคโมทีฟ มอสโก
Dynamo Moscow||莫斯科迪纳摩|ดินาโม มอสโก
Baltika||波罗的海|บัลติกา
Rubin Kazan||喀山红宝石|รูบิน คาซาน
Akhmat Grozny||格罗兹尼阿赫马特|อัคห์มัต กรอซนีย์
Rostov||罗斯托夫|รอสตอฟ
Akron||阿克隆|อาครอน
Krylia Sovetov||苏维埃之翼|ครีเลีย โซเวตอฟ
=1314|UA|3||Ukrainian Premier League|Ngoại hạng Ukraine|乌克兰超级联赛|ยูเครเนียน พรีเมียร์ลีก
Shakhtar Donetsk||顿涅茨克矿工|ชัคตาร์ โดเนตส์ค
Dynamo Kyiv||基辅迪纳摩|ดินาโม เคียฟ
Polissya Zhytomyr||日托米尔|โพลิสเซีย
Kryvbas||克里夫巴斯|คริฟบาส
Zorya Luhansk||卢甘斯克佐里亚|ซอร์ยา
Karpaty Lviv||利沃夫喀尔巴阡|คาร์ปาตี
Kolos Kovalivka|||โคลอส
Metalist 1925||哈尔科夫冶金|เมตาลิสต์ 1925
LNZ Cherkasy||切尔卡瑟|แอลเอ็นแซด
Rukh Lviv||利沃夫运动|รุคห์ ลวีฟ
=1315|PL|3||Ekstraklasa|VĐQG Ba Lan|波兰甲级联赛|เอ็กสตรักลาซา
Lech Poznań||波兹南莱赫|เลช ปอซนาน
Jagiellonia||雅盖隆尼亚|ยาเกียลโลเนีย
Raków Częstochowa||拉科夫|ราคุฟ
Legia Warszawa||华沙莱吉亚|เลเกีย วอร์ซอว์
Górnik Zabrze||扎布热矿工|กอร์นิก ซาบร์เซ
Pogoń Szczecin||什切青|โปกอน
Cracovia||克拉科维亚|คราโคเวีย
Wisła Płock||普沃茨克|วิสลา ปวอตสก์
Widzew Łódź||罗兹维泽夫|วิดเซฟ ลอดซ์
Korona Kielce||凯尔采|โคโรนา
Piast Gliwice||格利维采|เปียสต์ กลิวิตเซ
Zagłębie Lubin||卢宾|ซากวีบี ลูบิน
Radomiak||拉多姆|ราโดเมียก
Motor Lublin||卢布林|มอเตอร์ ลูบลิน
Lechia Gdańsk||格但斯克|เลเคีย กดัญสก์
Arka Gdynia||格丁尼亚|อาร์กา กดือเนีย
=1316|AT|3||Austrian Bundesliga|VĐQG Áo|奥地利甲级联赛|ออสเตรียน บุนเดสลีกา
Sturm Graz||格拉茨风暴|สตวร์ม กราซ
RB Salzburg||萨尔茨堡红牛|เรดบูล ซัลซ์บวร์ก
Rapid Wien||维也纳快速|ราปิด เวียนนา
Austria Wien||维也纳奥地利|ออสเตรีย เวียนนา
LASK||林茨|ลาสค์
Wolfsberger AC||沃尔夫斯贝格|โวล์ฟสแบร์เกอร์
TSV Hartberg||哈特贝格|ฮาร์ทแบร์ก
WSG Tirol||蒂罗尔|ทิโรล
SCR Altach||阿尔塔赫|อัลทัค
Grazer AK||格拉茨AK|กราเซอร์ อาคา
Blau-Weiß Linz||林茨蓝白|เบลา-ไวส์ ลินซ์
SV Ried||里德|รีด
=1317|CH|3||Swiss Super League|VĐQG Thụy Sĩ|瑞士超级联赛|สวิส ซูเปอร์ลีก
Basel||巴塞尔|บาเซิล
Young Boys||伯尔尼年轻人|ยัง บอยส์
Thun||图恩|ทูน
St. Gallen||圣加仑|เซนต์ กัลเลน
Lugano||卢加诺|ลูกาโน
Servette||日内瓦塞尔维特|แซร์แวตต์
Luzern||卢塞恩|ลูเซิร์น
Lausanne-Sport||洛桑|โลซานน์
Sion||锡永|ซิยง
Zürich||苏黎世|ซูริค
Winterthur||温特图尔|วินเทอร์ทูร์
Grasshoppers||草蜢|กราสฮอปเปอร์ส
=1318|DK|3||Danish Superliga|VĐQG Đan Mạch|丹麦超级联赛|เดนมาร์ก ซูเปอร์ลีก
Copenhagen||哥本哈根|โคเปนเฮเกน
Midtjylland||中日德兰|มิดทิลแลนด์
Brøndby||布隆德比|บรอนด์บี
AGF Aarhus||奥胡斯|เอจีเอฟ
Nordsjælland||北西兰|นอร์ดเจลแลนด์
Viborg||维堡|วีบอร์ก
Silkeborg||锡尔克堡|ซิลเคบอร์ก
Randers||兰讷斯|แรนเดอร์ส
OB Odense||欧登塞|โอเดนเซ
Sønderjyske||南日德兰|ซอนเดอร์ยิสค์
Fredericia||腓特烈西亚|เฟรเดอริเซีย
Vejle||瓦埃勒|ไวเล
=1319|SW|3||Allsvenskan|VĐQG Thụy Điển|瑞典超级联赛|ออลสเวนส์คาน
Malmö FF||马尔默|มัลเมอ
Mjällby||米亚尔比|มยอลบี
Hammarby||哈马比|ฮัมมาร์บี
AIK||AIK索尔纳|เอไอเค
Djurgården||佐加顿斯|ยูร์การ์เดน
IFK Göteborg||哥德堡|โกเธนเบิร์ก
Elfsborg||埃尔夫斯堡|เอลฟ์สบอร์ก
GAIS||盖斯|ไกส์
Häcken||赫根|แฮคเคน
Sirius||天狼星|ซิริอุส
Brommapojkarna||布鲁马波卡纳|บรอมมาโพจ์คาร์นา
Halmstad||哈尔姆斯塔德|ฮัล์มสตัด
Degerfors||代格福什|เดเกอร์ฟอร์ส
Kalmar||卡尔马|คัลมาร์
=1320|NO|3||Eliteserien|VĐQG Na Uy|挪威超级联赛|เอลีทเซเรียน
Bodø/Glimt||博德闪耀|โบโด/กลิมต์
Viking||维京|ไวกิ้ง
Brann||布兰|บรันน์
Rosenborg||罗森博格|โรเซนบอร์ก
Tromsø||特罗姆瑟|ทรอมโซ
Sandefjord||桑讷菲尤尔|ซานเดฟยอร์ด
Fredrikstad||腓特烈斯塔|เฟรดริกสตัด
Molde||莫尔德|โมลเด
Vålerenga||瓦勒伦加|วาเลเรนกา
Sarpsborg 08||萨普斯堡|ซาร์ปสบอร์ก
KFUM Oslo||奥斯陆KFUM|เคเอฟยูเอ็ม
HamKam||哈马卡姆|ฮามคัม
Kristiansund||克里斯蒂安松|คริสเตียนซุนด์
Lillestrøm||利勒斯特罗姆|ลิลล์สตรอม
=1321|CZ|3||Czech First League|VĐQG Séc|捷克甲级联赛|เช็ก เฟิสต์ลีก
Slavia Praha||布拉格斯拉维亚|สลาเวีย ปราก
Sparta Praha||布拉格斯巴达|สปาร์ตา ปราก
Viktoria Plzeň||比尔森胜利|วิคตอเรีย เปิลเซ่น
Baník Ostrava||俄斯特拉发巴尼克|บานิค ออสตราวา
Jablonec||亚布洛内茨|ยาโบลเนซ
Sigma Olomouc||奥洛穆茨|ซิกมา โอโลมุช
Slovan Liberec||利贝雷茨|สโลวาน ลิเบเร็ค
Hradec Králové||赫拉德茨克拉洛韦|ฮราเดซ คราโลเว
Bohemians 1905||波希米亚人|โบฮีเมียนส์
Karviná||卡尔维纳|คาร์วินา
Mladá Boleslav||姆拉达博莱斯拉夫|มลาดา โบเลสลาฟ
Teplice||特普利采|เทปลิตเซ
=1322|HR|3||Croatian Football League|VĐQG Croatia|克罗地亚甲级联赛|โครเอเชีย ฟุตบอลลีก
Dinamo Zagreb||萨格勒布迪纳摩|ดินาโม ซาเกร็บ
Hajduk Split||斯普利特海杜克|ไฮจ์ดุค สปลิต
Rijeka||里耶卡|ริเยกา
Varaždin||瓦拉日丁|วาราซดิน
Istra 1961||伊斯特拉1961|อิสตรา 1961
Slaven Belupo||斯拉文|สลาเวน
Osijek||奥西耶克|โอซิเย็ค
Lokomotiva Zagreb||萨格勒布火车头|โลโคโมติวา
Gorica||戈里察|โกริชา
Vukovar 1991||武科瓦尔|วูโควาร์
=1331|EU|1|hot nations:ES,FR,GB,PT,NL,IT,DE,BE,HR,CH,DK,AT,UA,TR,SW,RS|UEFA Nations League|UEFA Nations League|欧洲国家联赛|ยูฟ่า เนชันส์ลีก
=1332|EU|2|nations:NO,PL,SC,CZ,HU,GR,RO,SI,SK,FI,IE,WA,GE,IS,BG,KZ|European Qualifiers|Vòng loại châu Âu|欧洲区预选赛|รอบคัดเลือกยุโรป
=1333|EU|3|nations:ES,FR,GB,DE,IT,NL,PT,BE,DK,SW,NO,PL:u21|UEFA U21 Qualifiers|Vòng loại U21 châu Âu|欧洲U21预选赛|ยู-21 ยุโรป รอบคัดเลือก
=1334|PT|4|like:1307:u23|Portugal U23 League|U23 Bồ Đào Nha|葡萄牙U23联赛|ลีกโปรตุเกส ยู-23
=1335|NL|4|like:1308:u21|Dutch U21 League|U21 Hà Lan|荷兰U21联赛|ลีกเนเธอร์แลนด์ ยู-21
`
