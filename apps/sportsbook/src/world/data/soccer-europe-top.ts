/** Leagues and clubs as text; league-table.ts says how a line is read. Clubs from strong to weak. */
export const SOCCER_EUROPE_TOP = `
=1001|GB|1|hot|Premier League|Ngoại hạng Anh|英格兰超级联赛|พรีเมียร์ลีก
Manchester City||曼彻斯特城|แมนเชสเตอร์ ซิตี้
Arsenal||阿森纳|อาร์เซนอล
Liverpool||利物浦|ลิเวอร์พูล
Chelsea||切尔西|เชลซี
Manchester United||曼彻斯特联|แมนเชสเตอร์ ยูไนเต็ด
Tottenham Hotspur||托特纳姆热刺|ท็อตแนม ฮ็อทสเปอร์
Newcastle United||纽卡斯尔联|นิวคาสเซิล ยูไนเต็ด
Aston Villa||阿斯顿维拉|แอสตัน วิลลา
Brighton & Hove Albion||布莱顿|ไบรท์ตัน
Nottingham Forest||诺丁汉森林|น็อตติงแฮม ฟอเรสต์
Crystal Palace||水晶宫|คริสตัล พาเลซ
West Ham United||西汉姆联|เวสต์แฮม ยูไนเต็ด
Bournemouth||伯恩茅斯|บอร์นมัธ
Fulham||富勒姆|ฟูแลม
Brentford||布伦特福德|เบรนท์ฟอร์ด
Everton||埃弗顿|เอฟเวอร์ตัน
Wolverhampton||狼队|วูล์ฟแฮมป์ตัน
Leeds United||利兹联|ลีดส์ ยูไนเต็ด
Burnley||伯恩利|เบิร์นลีย์
Sunderland||桑德兰|ซันเดอร์แลนด์
=1002|ES|1|hot|La Liga|La Liga (Tây Ban Nha)|西班牙甲级联赛|ลาลีกา
Real Madrid||皇家马德里|เรอัล มาดริด
Barcelona||巴塞罗那|บาร์เซโลนา
Atlético Madrid||马德里竞技|แอตเลติโก มาดริด
Athletic Bilbao||毕尔巴鄂竞技|แอธเลติก บิลเบา
Villarreal||比利亚雷亚尔|บิยาร์เรอัล
Real Betis||皇家贝蒂斯|เรอัล เบติส
Real Sociedad||皇家社会|เรอัล โซเซียดาด
Sevilla||塞维利亚|เซบีย่า
Valencia||瓦伦西亚|บาเลนเซีย
Girona||赫罗纳|คีโรนา
Celta Vigo||塞尔塔|เซลต้า บีโก้
Osasuna||奥萨苏纳|โอซาซูน่า
Rayo Vallecano||巴列卡诺|ราโย บาเยกาโน่
Mallorca||马略卡|มายอร์ก้า
Getafe||赫塔费|เกตาเฟ่
Espanyol||西班牙人|เอสปันญ่อล
Alavés||阿拉维斯|อลาเบส
Levante||莱万特|เลบันเต้
Elche||埃尔切|เอลเช่
Real Oviedo||皇家奥维耶多|เรอัล โอเบียโด
=1003|IT|1|hot|Serie A|Serie A (Ý)|意大利甲级联赛|เซเรียอา
Inter Milan||国际米兰|อินเตอร์ มิลาน
Napoli||那不勒斯|นาโปลี
AC Milan||AC米兰|เอซี มิลาน
Juventus||尤文图斯|ยูเวนตุส
Roma||罗马|โรมา
Atalanta||亚特兰大|อตาลันตา
Lazio||拉齐奥|ลาซิโอ
Bologna||博洛尼亚|โบโลญญา
Fiorentina||佛罗伦萨|ฟิออเรนติน่า
Como||科莫|โคโม่
Torino||都灵|โตริโน่
Udinese||乌迪内斯|อูดิเนเซ่
Genoa||热那亚|เจนัว
Sassuolo||萨索洛|ซาสซูโอโล่
Cagliari||卡利亚里|กายารี่
Parma||帕尔马|ปาร์ม่า
Hellas Verona||维罗纳|เวโรน่า
Lecce||莱切|เลชเช่
Cremonese||克雷莫纳|เครโมเนเซ่
Pisa||比萨|ปิซ่า
=1004|DE|1|hot|Bundesliga|Bundesliga (Đức)|德国甲级联赛|บุนเดสลีกา
Bayern Munich||拜仁慕尼黑|บาเยิร์น มิวนิค
Borussia Dortmund||多特蒙德|โบรุสเซีย ดอร์ทมุนด์
Bayer Leverkusen||勒沃库森|ไบเออร์ เลเวอร์คูเซ่น
RB Leipzig||莱比锡红牛|แอร์เบ ไลป์ซิก
Eintracht Frankfurt||法兰克福|ไอน์ทรัคท์ แฟรงค์เฟิร์ต
VfB Stuttgart||斯图加特|สตุ๊ตการ์ท
SC Freiburg||弗赖堡|ไฟรบวร์ก
Borussia Mönchengladbach||门兴格拉德巴赫|โบรุสเซีย มึนเช่นกลัดบัค
VfL Wolfsburg||沃尔夫斯堡|โวล์ฟสบวร์ก
Mainz 05||美因茨|ไมนซ์
Werder Bremen||云达不来梅|แวร์เดอร์ เบรเมน
TSG Hoffenheim||霍芬海姆|ฮอฟเฟ่นไฮม์
Union Berlin||柏林联合|อูนิโอน เบอร์ลิน
FC Augsburg||奥格斯堡|เอาก์สบวร์ก
1. FC Köln||科隆|โคโลญจน์
Hamburger SV||汉堡|ฮัมบูร์ก
FC St. Pauli||圣保利|ซังต์ เพาลี
1. FC Heidenheim||海登海姆|ไฮเดนไฮม์
=1005|FR|1|hot|Ligue 1|Ligue 1 (Pháp)|法国甲级联赛|ลีกเอิง
Paris Saint-Germain||巴黎圣日耳曼|ปารีส แซงต์-แชร์กแมง
Marseille||马赛|มาร์กเซย
Monaco||摩纳哥|โมนาโก
Lyon||里昂|ลียง
Lille||里尔|ลีลล์
Nice||尼斯|นีซ
Lens||朗斯|ล็องส์
Rennes||雷恩|แรนส์
Strasbourg||斯特拉斯堡|สตราส์บูร์ก
Toulouse||图卢兹|ตูลูส
Brest||布雷斯特|แบรสต์
Nantes||南特|น็องต์
Auxerre||欧塞尔|โอแซร์
Angers||昂热|อองเช่ร์
Le Havre||勒阿弗尔|เลอ อาฟวร์
Lorient||洛里昂|ลอริยองต์
Metz||梅斯|เม็ตซ์
Paris FC||巴黎FC|ปารีส เอฟซี
=1010|EU|1|hot cup from:1001,1002,1003,1004,1005:4|UEFA Champions League|Cúp C1 châu Âu|欧洲冠军联赛|ยูฟ่า แชมเปียนส์ลีก
=1011|EU|2|hot cup from:1001,1002,1003,1004,1005:3:4|UEFA Europa League|Cúp C2 châu Âu|欧洲联赛|ยูฟ่า ยูโรปาลีก
=1012|GB|2|cup from:1001,1301:8:4|FA Cup|Cúp FA|英格兰足总杯|เอฟเอ คัพ
=1013|ES|2|cup from:1002,1303:8:4|Copa del Rey|Cúp Nhà vua Tây Ban Nha|西班牙国王杯|โกปา เดล เรย์
=1014|IT|2|cup from:1003,1304:8:4|Coppa Italia|Cúp quốc gia Ý|意大利杯|โคปปา อิตาเลีย
=1015|DE|2|cup from:1004,1305:8:4|DFB-Pokal|Cúp quốc gia Đức|德国杯|เดเอฟเบ โพคาล
=1021|GB|3|like:1001:u21|Premier League 2|Giải U21 Ngoại hạng Anh|英格兰U21超级联赛|พรีเมียร์ลีก ยู-21
=1022|GB|3|like:1001:women|Women's Super League|Ngoại hạng Anh nữ|英格兰女子超级联赛|ซูเปอร์ลีกหญิง อังกฤษ
=1023|ES|3|like:1002:women|Liga F|La Liga nữ|西班牙女子甲级联赛|ลีกา เอฟ หญิง
=1024|IT|4|like:1003:u21|Primavera 1|Giải U21 Ý|意大利青年联赛|พรีมาเวรา
=1025|DE|3|like:1004:women|Women's Bundesliga|Bundesliga nữ|德国女子甲级联赛|บุนเดสลีกาหญิง
=1026|GB|4|daylong like:1001:reserves|England Reserve League|Dự bị Anh|英格兰预备队联赛|ลีกสำรองอังกฤษ
=1027|ES|4|daylong like:1002:reserves|Spain Reserve League|Dự bị Tây Ban Nha|西班牙预备队联赛|ลีกสำรองสเปน
=1028|IT|4|daylong like:1003:reserves|Italy Reserve League|Dự bị Ý|意大利预备队联赛|ลีกสำรองอิตาลี
`
