/** Leagues and clubs as text; league-table.ts says how a line is read. Clubs from strong to weak. */
export const SOCCER_AMERICAS = `
=1401|BR|2|hot|Brasileirão Série A|VĐQG Brazil|巴西甲级联赛|บราซิล เซเรียอา
Flamengo||弗拉门戈|ฟลาเมงโก
Palmeiras||帕尔梅拉斯|พัลไมรัส
Cruzeiro||克鲁塞罗|ครูไซโร
Botafogo||博塔弗戈|โบตาโฟโก
Fluminense||弗鲁米嫩塞|ฟลูมิเนนเซ
Mirassol||米拉索尔|มิราสซอล
Bahia||巴伊亚|บาเยีย
São Paulo||圣保罗|เซาเปาลู
Corinthians||科林蒂安|โครินเธียนส์
Grêmio||格雷米奥|เกรมิโอ
Internacional||巴西国际|อินเตร์นาซิอองนาล
Atlético Mineiro||米内罗竞技|แอตเลติโก มิเนโร
Vasco da Gama||瓦斯科达伽马|วาสโก ดา กามา
Red Bull Bragantino||布拉干蒂诺红牛|เรดบูล บรากันติโน
Santos||桑托斯|ซานโตส
Athletico Paranaense||巴拉纳竞技|แอธเลติโก พาราเนนเซ
Coritiba||科里蒂巴|โคริติบา
Vitória||维多利亚|วิตอเรีย
Chapecoense||沙佩科恩斯|ชาเปโกเอนเซ
Remo||雷莫|เรโม
=1402|BR|3||Brasileirão Série B|Hạng Nhì Brazil|巴西乙级联赛|บราซิล เซเรียบี
Ceará||塞阿拉|เซอารา
Fortaleza||福塔莱萨|ฟอร์ตาเลซา
Sport Recife||累西腓体育|สปอร์ต เรซิเฟ
Juventude||尤文图德|ชูเวนตูเด
Goiás||戈亚斯|โกยาส
Criciúma||克里西乌马|คริซิอูมา
Cuiabá||库亚巴|กูยาบา
Novorizontino||诺沃里桑蒂诺|โนโวริซอนติโน
Avaí||阿瓦伊|อาวาอี
CRB||巴西CRB|ซีอาร์บี
Vila Nova||新镇|วิลา โนวา
Atlético Goianiense||戈亚尼恩斯竞技|แอตเลติโก โกยาเนียนเซ
Operário||奥佩拉里奥|โอเปราริโอ
América Mineiro||米内罗美洲|อเมริกา มิเนโร
=1403|AR|2|hot|Liga Profesional Argentina|VĐQG Argentina|阿根廷职业联赛|ลีกา โปรเฟซิอองนาล อาร์เจนตินา
River Plate||河床|ริเวอร์เพลท
Boca Juniors||博卡青年|โบคา จูเนียร์ส
Racing Club||竞技俱乐部|ราซิง คลับ
Rosario Central||罗萨里奥中央|โรซาริโอ เซ็นทรัล
Estudiantes||拉普拉塔大学生|เอสตูเดียนเตส
Vélez Sarsfield||萨斯菲尔德|เบเลซ ซาร์สฟิลด์
Argentinos Juniors||阿根廷青年人|อาร์เจนติโนส จูเนียร์ส
Independiente||独立|อินเดเปนเดียนเต
San Lorenzo||圣洛伦索|ซาน ลอเรนโซ
Lanús||拉努斯|ลานุส
Talleres||塔列雷斯|ตาเยเรส
Huracán||飓风|อูรากัน
Belgrano||贝尔格拉诺|เบลกราโน
Defensa y Justicia||国防与司法|เดเฟนซา อี ฆุสติเซีย
Newell's Old Boys||纽维尔老男孩|นีเวลส์ โอลด์ บอยส์
Tigre||老虎|ติเกร
Barracas Central||巴拉卡斯中央|บาร์รากัส เซ็นทรัล
Platense||普拉滕斯|ปลาเตนเซ
Unión Santa Fe||圣菲联合|อูนิออน ซานตาเฟ
Instituto||科尔多瓦学院|อินสติตูโต
=1404|US|2|hot|Major League Soccer|MLS (Mỹ)|美国职业足球大联盟|เมเจอร์ลีกซอกเกอร์
Inter Miami||迈阿密国际|อินเตอร์ ไมอามี
Philadelphia Union||费城联合|ฟิลาเดลเฟีย ยูเนียน
FC Cincinnati||辛辛那提|เอฟซี ซินซินนาติ
Vancouver Whitecaps||温哥华白浪|แวนคูเวอร์ ไวต์แคปส์
San Diego FC||圣迭戈FC|แซนดีเอโก เอฟซี
Los Angeles FC||洛杉矶FC|ลอสแอนเจลิส เอฟซี
Columbus Crew||哥伦布机员|โคลัมบัส ครูว์
Seattle Sounders||西雅图海湾人|ซีแอตเทิล ซาวน์เดอร์ส
Minnesota United||明尼苏达联|มินนิโซตา ยูไนเต็ด
New York City FC||纽约城|นิวยอร์ก ซิตี้
Charlotte FC||夏洛特FC|ชาร์ลอตต์ เอฟซี
Nashville SC||纳什维尔|แนชวิลล์ เอสซี
Orlando City||奥兰多城|ออร์แลนโด ซิตี้
Portland Timbers||波特兰伐木者|พอร์ตแลนด์ ทิมเบอร์ส
Austin FC||奥斯汀FC|ออสติน เอฟซี
Chicago Fire||芝加哥火焰|ชิคาโก ไฟร์
New York Red Bulls||纽约红牛|นิวยอร์ก เรดบูลส์
Real Salt Lake||皇家盐湖城|เรอัล ซอลต์เลก
FC Dallas||达拉斯FC|เอฟซี ดัลลัส
Colorado Rapids||科罗拉多急流|โคโลราโด แรพิดส์
San Jose Earthquakes||圣何塞地震|แซนโฮเซ เอิร์ธเควกส์
Houston Dynamo||休斯敦迪纳摩|ฮิวสตัน ไดนาโม
LA Galaxy||洛杉矶银河|แอลเอ กาแลกซี
Toronto FC||多伦多FC|โทรอนโต เอฟซี
CF Montréal||蒙特利尔|มอนทรีออล
Sporting Kansas City||堪萨斯城竞技|สปอร์ติง แคนซัสซิตี้
Atlanta United||亚特兰大联|แอตแลนตา ยูไนเต็ด
St. Louis City||圣路易斯城|เซนต์หลุยส์ ซิตี้
New England Revolution||新英格兰革命|นิวอิงแลนด์ เรฟโวลูชัน
D.C. United||华盛顿联|ดี.ซี. ยูไนเต็ด
=1405|MX|2||Liga MX|VĐQG Mexico|墨西哥超级联赛|ลีกา เอ็มเอ็กซ์
Club América||墨西哥美洲|คลับ อเมริกา
Toluca||托卢卡|โตลูกา
Cruz Azul||蓝十字|ครูซ อาซุล
Tigres UANL||蒙特雷老虎|ติเกรส
Monterrey||蒙特雷|มอนเตร์เรย์
Guadalajara||瓜达拉哈拉|กวาดาลาฮารา
Pumas UNAM||美洲狮|ปูมาส
Pachuca||帕丘卡|ปาชูกา
León||莱昂|เลออน
Juárez||华雷斯|ฆัวเรซ
Tijuana||蒂华纳|ติฮัวนา
Necaxa||内卡哈|เนกาซา
Atlas||阿特拉斯|แอตลาส
Santos Laguna||桑托斯拉古纳|ซานโตส ลากูนา
Querétaro||克雷塔罗|เกเรตาโร
San Luis||圣路易斯|ซานหลุยส์
Mazatlán||马萨特兰|มาซัตลาน
Puebla||普埃布拉|ปวยบลา
=1406|CO|3||Categoría Primera A|VĐQG Colombia|哥伦比亚甲级联赛|โคลอมเบีย ปรีเมรา อา
Atlético Nacional||国民竞技|แอตเลติโก นาซิอองนาล
Millonarios||百万富翁|มิโยนาริออส
Junior||青年队|จูเนียร์
América de Cali||卡利美洲|อเมริกา เด กาลี
Independiente Santa Fe||圣菲独立|ซานตาเฟ
Independiente Medellín||麦德林独立|เมเดยิน
Deportes Tolima||托利马|โตลิมา
Deportivo Cali||卡利体育|เดปอร์ติโบ กาลี
Once Caldas||卡尔达斯十一人|อองเซ กัลดาส
Bucaramanga||布卡拉曼加|บูการามังกา
Pereira||佩雷拉|เปเรย์รา
Deportivo Pasto||帕斯托|ปาสโต
Fortaleza CEIF|||ฟอร์ตาเลซา
Águilas Doradas||金鹰|อากีลัส โดราดัส
=1407|CL|3||Chilean Primera División|VĐQG Chile|智利甲级联赛|ชิลี ปรีเมรา
Colo-Colo||科洛科洛|โกโล-โกโล
Universidad de Chile||智利大学|อูนิเบร์ซิดัด เด ชิเล
Universidad Católica||天主教大学|อูนิเบร์ซิดัด กาโตลิกา
Coquimbo Unido||科金博联|โกกิมโบ
Palestino||帕莱斯蒂诺|ปาเลสติโน
O'Higgins||奥希金斯|โอฮิกกินส์
Cobresal||科布雷萨尔|โกเบรซัล
Audax Italiano||奥达克斯意大利人|ออดักซ์ อิตาเลียโน
Huachipato||瓦奇帕托|อัวชิปาโต
Ñublense||纽布伦斯|ญูเบลนเซ
Everton Viña||埃弗顿维尼亚|เอเวร์ตอน
La Serena||拉塞雷纳|ลา เซเรนา
=1408|UY|3||Uruguayan Primera División|VĐQG Uruguay|乌拉圭甲级联赛|อุรุกวัย ปรีเมรา
Peñarol||佩纳罗尔|เปญญารอล
Nacional Montevideo||蒙得维的亚民族|นาซิอองนาล
Liverpool Montevideo||蒙得维的亚利物浦|ลิเวอร์พูล มอนเตบิเดโอ
Defensor Sporting||防卫者体育|เดเฟนซอร์ สปอร์ติง
Danubio||多瑙河|ดานูบิโอ
Boston River||波士顿河|บอสตัน ริเวอร์
Racing Montevideo||蒙得维的亚竞技|ราซิง มอนเตบิเดโอ
Cerro Largo||塞罗拉戈|แซร์โร ลาร์โก
Montevideo City Torque|||มอนเตบิเดโอ ซิตี้
Montevideo Wanderers||蒙得维的亚流浪|วันเดอเรอร์ส
=1409|EC|3||Ecuadorian Serie A|VĐQG Ecuador|厄瓜多尔甲级联赛|เอกวาดอร์ เซเรียอา
LDU Quito||基多大学体育联盟|แอลดียู กีโต
Independiente del Valle||山谷独立|อินเดเปนเดียนเต เดล บาเย
Barcelona SC||巴塞罗那SC|บาร์เซโลนา เอสซี
Emelec||埃梅莱克|เอเมเลก
Orense||奥伦塞|โอเรนเซ
Aucas||奥卡斯|เอากัส
Universidad Católica Quito||基多天主教大学|กาโตลิกา กีโต
Deportivo Cuenca||昆卡体育|กวยงกา
El Nacional||国民|เอล นาซิอองนาล
Delfín||海豚|เดลฟิน
=1410|PE|3||Peruvian Liga 1|VĐQG Peru|秘鲁甲级联赛|เปรู ลีกา 1
Universitario||大学体育|อูนิเบร์ซิตาริโอ
Alianza Lima||利马联盟|อาลีอันซา ลิมา
Sporting Cristal||水晶竞技|สปอร์ติง คริสตัล
Cusco FC||库斯科FC|กุสโก
Melgar||梅尔加|เมลการ์
Cienciano||西恩夏诺|เซียนเซียโน
Deportivo Garcilaso||加西拉索|การ์ซิลาโซ
Sport Huancayo||万卡约|อวนกาโย
ADT Tarma|||เอดีที
Sport Boys||青年体育|สปอร์ต บอยส์
=1411|PY|4||Paraguayan Primera División|VĐQG Paraguay|巴拉圭甲级联赛|ปารากวัย ปรีเมรา
Libertad||自由队|ลิเบร์ตัด
Cerro Porteño||波特诺山丘|แซร์โร ปอร์เตโญ
Olimpia||奥林匹亚|โอลิมเปีย
Guaraní||瓜拉尼|กัวรานี
Nacional Asunción||亚松森国民|นาซิอองนาล อาซุนซิออน
Sportivo Luqueño||卢凯尼奥|ลูเกโญ
Sportivo Trinidense||特里尼达|ตรินิเดนเซ
2 de Mayo||五月二日|ดอส เด มาโย
=1412|CR|4||Costa Rican Primera División|VĐQG Costa Rica|哥斯达黎加甲级联赛|คอสตาริกา ปรีเมรา
Saprissa||萨普里萨|ซาปริสซา
Alajuelense||阿拉胡埃伦斯|อาลาฆูเอเลนเซ
Herediano||埃雷迪亚诺|เอเรเดียโน
Cartaginés||卡塔戈|การ์ตาฆิเนส
San Carlos||圣卡洛斯|ซาน การ์โลส
Sporting San José||圣何塞体育|สปอร์ติง ซานโฮเซ
Liberia||利比里亚|ลิเบเรีย
Puntarenas||蓬塔雷纳斯|ปุนตาเรนัส
=1413|SA|1|hot cup from:1401,1403,1406,1407,1408,1409:4|Copa Libertadores|Copa Libertadores|南美解放者杯|โกปา ลิเบร์ตาโดเรส
=1414|NA|2|cup from:1404,1405,1412:4|CONCACAF Champions Cup|Cúp C1 CONCACAF|中北美冠军杯|คอนคาแคฟ แชมเปียนส์คัพ
=1415|SA|1|hot nations:AR,BR,UY,CO,EC,PY,CL,PE,VE|South American Qualifiers|Vòng loại Nam Mỹ|世预赛南美区|ฟุตบอลโลก รอบคัดเลือก อเมริกาใต้
=1416|US|4|like:1404:women|US Women's League|VĐQG nữ Mỹ|美国女子联赛|ลีกหญิงสหรัฐฯ
=1417|BR|4|like:1401:u20|Brazil U20 Championship|U20 Brazil|巴西U20锦标赛|บราซิล ยู-20
=1418|AR|4|like:1403:reserves|Argentina Reserve League|Dự bị Argentina|阿根廷预备队联赛|อาร์เจนตินา รีเสิร์ฟ
=1421|EG|3||Egyptian Premier League|Ngoại hạng Ai Cập|埃及超级联赛|อียิปต์ พรีเมียร์ลีก
Al Ahly||开罗国民|อัล อาห์ลี ไคโร
Pyramids||金字塔|พีรามิดส์
Zamalek||扎马雷克|ซามาเล็ค
Al Masry||马斯里|อัล มาสรี
Ceramica Cleopatra||克利奥帕特拉|เซรามิกา คลีโอพัตรา
Nile Cairo||开罗尼罗河|ไนล์ ไคโร
Smouha||斯莫哈|สมูฮา
ENPPI|||เอ็นพีพีไอ
Al Ittihad Alexandria||亚历山大联合|อัล อิตติฮัด
Ismaily||伊斯梅利|อิสไมลี
=1422|ZA|3||South African Premiership|VĐQG Nam Phi|南非超级联赛|แอฟริกาใต้ พรีเมียร์ชิป
Mamelodi Sundowns||马梅洛迪日落|มาเมโลดี ซันดาวน์ส
Orlando Pirates||奥兰多海盗|ออร์แลนโด ไพเรตส์
Kaizer Chiefs||凯撒酋长|ไคเซอร์ ชีฟส์
Sekhukhune United||塞库库内联|เซกูกูเน
AmaZulu||阿玛祖鲁|อามาซูลู
Stellenbosch||斯泰伦博斯|สเตลเลนบอช
TS Galaxy||银河|ทีเอส กาแล็กซี
Golden Arrows||金箭|โกลเดน แอร์โรวส์
=1423|MA|4||Botola Pro|VĐQG Ma-rốc|摩洛哥甲级联赛|โบโตลา โปร
Wydad Casablanca||卡萨布兰卡维达德|วีดัด
Raja Casablanca||卡萨布兰卡拉贾|ราชา
RS Berkane||贝尔卡内|เบร์กาเน
AS FAR||皇家军队|อาเอส ฟาร์
FUS Rabat||拉巴特|ฟุส ราบัต
Maghreb Fez||非斯|มาเกร็บ เฟส
Hassania Agadir||阿加迪尔|อากาดีร์
Olympic Safi||萨菲|โอลิมปิก ซาฟี
=1424|AF|2|nations:MA,SN,EG,CI,NG,DZ,TN,CM,GH,ZA|African Qualifiers|Vòng loại châu Phi|非洲区预选赛|รอบคัดเลือกแอฟริกา
=1425|WO|2|nations:VN,TH,IN,HK,MY,SG,PH,KH,LA,MM,TW,MN,NZ,FJ,KZ,LV,LT,EE|International Friendlies|Giao hữu quốc tế|国际友谊赛|กระชับมิตรทีมชาติ
=1426|WO|3|neutral from:1001,1003,1004,1308:4:10|Club Friendlies|Giao hữu CLB|球会友谊|กระชับมิตรสโมสร
=1427|BR|4|daylong like:1401:reserves|Brazil Reserve League|Dự bị Brazil|巴西预备队联赛|ลีกสำรองบราซิล
=1428|AR|4|daylong like:1403:u21|Argentina U21 League|U21 Argentina|阿根廷U21联赛|อาร์เจนตินา ยู-21
=1429|CO|4|daylong like:1406:reserves|Colombia Reserve League|Dự bị Colombia|哥伦比亚预备队联赛|ลีกสำรองโคลอมเบีย
=1430|MX|4|daylong like:1405:u21|Mexico U21 League|U21 Mexico|墨西哥U21联赛|เม็กซิโก ยู-21
=1431|US|4|daylong like:1404:reserves|US Reserve League|Dự bị Mỹ|美国预备队联赛|ลีกสำรองสหรัฐฯ
=1432|MX|4|daylong like:1405:reserves|Mexico Reserve League|Dự bị Mexico|墨西哥预备队联赛|ลีกสำรองเม็กซิโก
`
