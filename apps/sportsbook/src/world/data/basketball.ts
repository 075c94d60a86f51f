/** Leagues and clubs as text; league-table.ts says how a line is read. Clubs from strong to weak. */
export const BASKETBALL = `
=3001|US|1|hot fmt:1|NBA|NBA|美国职业篮球联赛|เอ็นบีเอ
Oklahoma City Thunder||俄克拉荷马城雷霆|โอคลาโฮมา ซิตี้ ธันเดอร์
Denver Nuggets||丹佛掘金|เดนเวอร์ นักเก็ตส์
Boston Celtics||波士顿凯尔特人|บอสตัน เซลติกส์
Cleveland Cavaliers||克利夫兰骑士|คลีฟแลนด์ คาวาเลียร์ส
New York Knicks||纽约尼克斯|นิวยอร์ก นิกส์
Houston Rockets||休斯敦火箭|ฮิวสตัน ร็อกเก็ตส์
Los Angeles Lakers||洛杉矶湖人|ลอสแอนเจลิส เลเกอร์ส
Golden State Warriors||金州勇士|โกลเดนสเตต วอร์ริเออร์ส
Minnesota Timberwolves||明尼苏达森林狼|มินนิโซตา ทิมเบอร์วูล์ฟส์
Orlando Magic||奥兰多魔术|ออร์แลนโด แมจิก
LA Clippers||洛杉矶快船|แอลเอ คลิปเปอร์ส
Detroit Pistons||底特律活塞|ดีทรอยต์ พิสตันส์
Milwaukee Bucks||密尔沃基雄鹿|มิลวอกี บักส์
San Antonio Spurs||圣安东尼奥马刺|ซานอันโตนิโอ สเปอร์ส
Atlanta Hawks||亚特兰大老鹰|แอตแลนตา ฮอกส์
Dallas Mavericks||达拉斯独行侠|ดัลลัส แมฟเวอริกส์
Miami Heat||迈阿密热火|ไมแอมี ฮีต
Memphis Grizzlies||孟菲斯灰熊|เมมฟิส กริซลีส์
Indiana Pacers||印第安纳步行者|อินดีแอนา เพเซอร์ส
Philadelphia 76ers||费城76人|ฟิลาเดลเฟีย เซเวนตีซิกเซอร์ส
Toronto Raptors||多伦多猛龙|โทรอนโต แร็ปเตอร์ส
Phoenix Suns||菲尼克斯太阳|ฟีนิกซ์ ซันส์
Chicago Bulls||芝加哥公牛|ชิคาโก บูลส์
Sacramento Kings||萨克拉门托国王|แซคราเมนโต คิงส์
Portland Trail Blazers||波特兰开拓者|พอร์ตแลนด์ เทรลเบลเซอร์ส
New Orleans Pelicans||新奥尔良鹈鹕|นิวออร์ลีนส์ เพลิแกนส์
Brooklyn Nets||布鲁克林篮网|บรุกลิน เน็ตส์
Charlotte Hornets||夏洛特黄蜂|ชาร์ลอตต์ ฮอร์เน็ตส์
Washington Wizards||华盛顿奇才|วอชิงตัน วิซาร์ดส์
Utah Jazz||犹他爵士|ยูทาห์ แจ๊ซ
=3002|US|2|fmt:3|NCAA Men|NCAA nam|美国大学篮球联赛|เอ็นซีเอเอ ชาย
Duke||杜克大学|มหาวิทยาลัยดุ๊ก
Kansas||堪萨斯大学|มหาวิทยาลัยแคนซัส
Kentucky||肯塔基大学|มหาวิทยาลัยเคนทักกี
North Carolina||北卡罗来纳大学|มหาวิทยาลัยนอร์ทแคโรไลนา
Houston||休斯敦大学|มหาวิทยาลัยฮิวสตัน
UConn||康涅狄格大学|มหาวิทยาลัยคอนเนตทิคัต
Gonzaga||冈萨加大学|มหาวิทยาลัยกอนซากา
UCLA||加州大学洛杉矶分校|ยูซีแอลเอ
Purdue||普渡大学|มหาวิทยาลัยเพอร์ดู
Villanova||维拉诺瓦大学|มหาวิทยาลัยวิลลาโนวา
Michigan State||密歇根州立大学|มหาวิทยาลัยมิชิแกนสเตต
Arizona||亚利桑那大学|มหาวิทยาลัยแอริโซนา
Baylor||贝勒大学|มหาวิทยาลัยเบย์เลอร์
Tennessee||田纳西大学|มหาวิทยาลัยเทนเนสซี
Auburn||奥本大学|มหาวิทยาลัยออเบิร์น
Florida||佛罗里达大学|มหาวิทยาลัยฟลอริดา
=3003|US|3|like:3001:women fmt:2|Women's Pro League|Giải nhà nghề nữ Mỹ|美国女子职业联赛|ลีกอาชีพหญิงสหรัฐฯ
=3011|EU|1|hot|EuroLeague|EuroLeague|欧洲篮球联赛|ยูโรลีก
Real Madrid Baloncesto||皇家马德里|เรอัล มาดริด
Olympiacos||奥林匹亚科斯|โอลิมเปียกอส
Panathinaikos||帕纳辛奈科斯|พานาธิไนกอส
Fenerbahçe||费内巴切|เฟแนร์บาห์แช
Monaco Basket||摩纳哥|โมนาโก
Barcelona Bàsquet||巴塞罗那|บาร์เซโลนา
Anadolu Efes||艾菲斯|อนาโดลู เอเฟส
Žalgiris Kaunas||考纳斯扎尔基里斯|ซัลกิริส เคานาส
Partizan Belgrade||贝尔格莱德游击|ปาร์ติซาน เบลเกรด
Crvena Zvezda||贝尔格莱德红星|เรดสตาร์ เบลเกรด
Virtus Bologna||博洛尼亚|เวอร์ตุส โบโลญญา
Olimpia Milano||米兰奥林匹亚|โอลิมเปีย มิลาโน
Bayern Munich Basketball||拜仁慕尼黑|บาเยิร์น มิวนิค
ASVEL Villeurbanne||维勒班|แอสเวล
Maccabi Tel Aviv||特拉维夫马卡比|มัคคาบี เทลอาวีฟ
Paris Basketball||巴黎篮球|ปารีส บาสเกตบอล
=3012|ES|2||Liga ACB|Liga ACB|西班牙篮球甲级联赛|ลีกา เอซีบี
Valencia Basket||瓦伦西亚|บาเลนเซีย
Unicaja Málaga||马拉加|อูนิกาฆา มาลากา
Baskonia||巴斯克尼亚|บาสโกเนีย
La Laguna Tenerife||特内里费|เตเนรีเฟ
Joventut Badalona||巴达洛纳青年|โฆเบนตุต บาดาโลนา
UCAM Murcia||穆尔西亚|มูร์เซีย
Gran Canaria||大加那利|กรัน กานาเรีย
BAXI Manresa||曼雷萨|มันเรซา
Bilbao Basket||毕尔巴鄂|บิลเบา
Zaragoza||萨拉戈萨|ซาราโกซา
=3013|IT|3||Lega Basket Serie A|Serie A bóng rổ Ý|意大利篮球甲级联赛|เลกา บาสเกต เซเรียอา
Germani Brescia||布雷西亚|เบรชชา
Umana Reyer Venezia||威尼斯|เวเนเซีย
Dolomiti Trento||特伦托|เตรนโต
Napoli Basket||那不勒斯|นาโปลี
Derthona Tortona||托尔托纳|ตอร์โตนา
Pallacanestro Trieste||的里雅斯特|ตริเอสเต
Openjobmetis Varese||瓦雷泽|วาเรเซ
Dinamo Sassari||萨萨里|ซัสซารี
=3014|TR|3||Türkiye Basketball Super League|Super Lig bóng rổ Thổ Nhĩ Kỳ|土耳其篮球超级联赛|ตุรกี บาสเกตบอล ซูเปอร์ลีก
Beşiktaş||贝西克塔斯|เบซิคตัส
Galatasaray||加拉塔萨雷|กาลาตาซาราย
Türk Telekom||土耳其电信|เติร์ก เทเลคอม
Bahçeşehir Koleji||巴切谢希尔|บาห์เชเชฮีร์
Tofaş Bursa||布尔萨托法斯|โตฟาช บูร์ซา
Karşıyaka||卡尔希亚卡|คาร์ชียากา
Manisa Basket||马尼萨|มานิซา
Bursaspor Basketbol||布尔萨体育|บูร์ซาสปอร์
=3021|CN|2|hot fmt:1|CBA|CBA Trung Quốc|中国男子篮球职业联赛|ซีบีเอ จีน
Guangdong Southern Tigers||广东宏远|กว่างตง เซาเทิร์น ไทเกอร์ส
Liaoning Flying Leopards||辽宁本钢|เหลียวหนิง ฟลายอิง เลพเพิร์ดส์
Zhejiang Golden Bulls||浙江稠州|เจ้อเจียง โกลเดน บูลส์
Beijing Ducks||北京首钢|ปักกิ่ง ดักส์
Shanghai Sharks||上海久事|เซี่ยงไฮ้ ชาร์กส์
Xinjiang Flying Tigers||新疆广汇|ซินเจียง ฟลายอิง ไทเกอร์ส
Guangsha Lions||浙江广厦|กว่างซ่า ไลออนส์
Shanxi Loongs||山西汾酒|ซานซี ลุงส์
Shenzhen Leopards||深圳马可波罗|เซินเจิ้น เลพเพิร์ดส์
Qingdao Eagles||青岛崂山|ชิงเต่า อีเกิลส์
Shandong Heroes||山东高速|ซานตง ฮีโรส์
Beijing Royal Fighters||北京控股|ปักกิ่ง รอยัล ไฟเตอร์ส
=3022|JP|2||B.League|B.League Nhật Bản|日本B联赛|บีลีก ญี่ปุ่น
Ryukyu Golden Kings||琉球黄金国王|ริวกิว โกลเดน คิงส์
Utsunomiya Brex||宇都宫|อุตสึโนมิยะ เบร็กซ์
Alvark Tokyo||东京电击|อัลวาร์ก โตเกียว
Chiba Jets||千叶喷射机|ชิบะ เจ็ตส์
Nagoya Diamond Dolphins||名古屋钻石海豚|นาโกยา ไดมอนด์ ดอลฟินส์
Hiroshima Dragonflies||广岛蜻蜓|ฮิโรชิมะ ดราก้อนฟลายส์
Seahorses Mikawa||三河海马|ซีฮอร์สเซส มิกาวะ
Sunrockers Shibuya||涩谷太阳|ซันร็อกเกอร์ส ชิบูยะ
Osaka Evessa||大阪|โอซากา อีเวสซา
Levanga Hokkaido||北海道|เลวังกา ฮอกไกโด
=3023|KR|2||KBL|KBL Hàn Quốc|韩国篮球联赛|เคบีแอล เกาหลี
Changwon LG Sakers||昌原LG|ชางวอน แอลจี เซเกอร์ส
Seoul SK Knights||首尔SK骑士|โซล เอสเค ไนต์ส
Suwon KT Sonicboom||水原KT|ซูวอน เคที โซนิกบูม
Ulsan Hyundai Mobis Phoebus||蔚山现代|อุลซัน ฮุนได โมบิส
Anyang JungKwanJang||安养正官庄|อันยาง จองกวันจัง
Wonju DB Promy||原州DB|วอนจู ดีบี โปรมี
Busan KCC Egis||釜山KCC|ปูซาน เคซีซี เอจิส
Seoul Samsung Thunders||首尔三星|โซล ซัมซุง ธันเดอร์ส
Goyang Sono Skygunners||高阳|โกยาง โซโน สกายกันเนอร์ส
Daegu KOGAS Pegasus||大邱|แทกู โคกัส เพกาซัส
=3024|VN|1|hot|VBA|VBA Việt Nam|越南职业篮球联赛|วีบีเอ เวียดนาม
Saigon Heat||西贡热火|ไซ่ง่อน ฮีต
Hanoi Buffaloes||河内水牛|ฮานอย บัฟฟาโลส์
Nha Trang Dolphins||芽庄海豚|ญาจาง ดอลฟินส์
Cantho Catfish||芹苴鲶鱼|เกิ่นเทอ แคตฟิช
Ho Chi Minh City Wings||胡志明市之翼|โฮจิมินห์ ซิตี้ วิงส์
Danang Dragons||岘港巨龙|ดานัง ดราก้อนส์
Thang Long Warriors||升龙勇士|ทังล็อง วอร์ริเออร์ส
=3025|PH|2||PBA|PBA Philippines|菲律宾篮球联赛|พีบีเอ ฟิลิปปินส์
San Miguel Beermen||生力啤酒人|ซานมิเกล เบียร์เมน
TNT Tropang 5G||TNT|ทีเอ็นที โทรปัง
Barangay Ginebra||巴朗盖金巴拉|บารังไกย์ กีเนบรา
Rain or Shine||风雨无阻|เรน ออร์ ชายน์
Magnolia Hotshots||木兰热射|แมกโนเลีย ฮอตชอตส์
Meralco Bolts||马尼拉电力闪电|เมรัลโก โบลต์ส
NLEX Road Warriors||公路勇士|เอ็นเล็กซ์ โรด วอร์ริเออร์ส
Phoenix Fuel Masters||凤凰燃料大师|ฟีนิกซ์ ฟิวเอล มาสเตอร์ส
=3026|AU|2||NBL|NBL Úc|澳大利亚篮球联赛|เอ็นบีแอล ออสเตรเลีย
Sydney Kings||悉尼国王|ซิดนีย์ คิงส์
Perth Wildcats||珀斯野猫|เพิร์ท ไวลด์แคตส์
Melbourne United||墨尔本联|เมลเบิร์น ยูไนเต็ด
Illawarra Hawks||伊拉瓦拉老鹰|อิลลาวาร์รา ฮอกส์
Adelaide 36ers||阿德莱德36人|แอดิเลด เธอร์ตีซิกเซอร์ส
South East Melbourne Phoenix||东南墨尔本凤凰|เซาท์อีสต์ เมลเบิร์น ฟีนิกซ์
Tasmania JackJumpers||塔斯马尼亚|แทสเมเนีย แจ็กจัมเปอร์ส
New Zealand Breakers||新西兰破坏者|นิวซีแลนด์ เบรกเกอร์ส
Brisbane Bullets||布里斯班子弹|บริสเบน บุลเลตส์
Cairns Taipans||凯恩斯太攀蛇|แคนส์ ไทปันส์
=3027|BR|3||NBB|NBB Brazil|巴西篮球联赛|เอ็นบีบี บราซิล
Flamengo||弗拉门戈|ฟลาเมงโก
Franca||弗兰卡|ฟรังกา
Minas||米纳斯|มีนัส
Bauru||包鲁|เบารู
Pinheiros||皮涅罗斯|ปิญเญย์รูส
Vasco da Gama||瓦斯科达伽马|วาสโก ดา กามา
São Paulo||圣保罗|เซาเปาลู
Unifacisa|||อูนิฟาซีซา
=3028|AS|2|neutral cup nations:VN,TH,PH,ID,MY,SG,KH,JP,KR,CN,TW,HK,IR,JO,AU,NZ|Asia Cup Qualifiers|Vòng loại Cúp châu Á|亚洲杯预选赛|เอเชียคัพ รอบคัดเลือก
=3029|EU|3|like:3011:u21|EuroLeague Next Generation|EuroLeague U21|欧洲篮球青年联赛|ยูโรลีก ยู-21
`
