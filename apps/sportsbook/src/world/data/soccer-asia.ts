/** Leagues and clubs as text; league-table.ts says how a line is read. Clubs from strong to weak. */
export const SOCCER_ASIA = `
=1201|JP|1|hot|J1 League|J1 League (Nhật Bản)|日本J1联赛|เจ1 ลีก
Vissel Kobe||神户胜利船|วิสเซล โกเบ
Kashima Antlers||鹿岛鹿角|คาชิมะ แอนต์เลอร์ส
Sanfrecce Hiroshima||广岛三箭|ซานเฟรซเซ ฮิโรชิมะ
Kashiwa Reysol||柏太阳神|คาชิวะ เรย์โซล
Kawasaki Frontale||川崎前锋|คาวาซากิ ฟรอนตาเล
Machida Zelvia||町田泽维亚|มาชิดะ เซลเบีย
Urawa Red Diamonds||浦和红钻|อุราวะ เรดไดมอนด์ส
Gamba Osaka||大阪钢巴|กัมบะ โอซากะ
Cerezo Osaka||大阪樱花|เซเรโซ โอซากะ
FC Tokyo||东京FC|เอฟซี โตเกียว
Yokohama F. Marinos||横滨水手|โยโกฮามา เอฟ. มารินอส
Kyoto Sanga||京都不死鸟|เกียวโต ซังกะ
Nagoya Grampus||名古屋鲸八|นาโกยา แกรมปัส
Avispa Fukuoka||福冈黄蜂|อวิสปา ฟุกุโอกะ
Fagiano Okayama||冈山绿雉|ฟาจิอาโน โอกายามะ
Shimizu S-Pulse||清水心跳|ชิมิซุ เอส-พัลส์
Tokyo Verdy||东京绿茵|โตเกียว เวอร์ดี
V-Varen Nagasaki||长崎航海|วี-วาเรน นางาซากิ
Mito HollyHock||水户蜀葵|มิโตะ ฮอลลีฮอค
JEF United Chiba||千叶市原|เจฟ ยูไนเต็ด ชิบะ
=1202|JP|3||J2 League|J2 League (Nhật Bản)|日本J2联赛|เจ2 ลีก
Albirex Niigata||新潟天鹅|อัลบิเร็กซ์ นีงาตะ
Yokohama FC||横滨FC|โยโกฮามา เอฟซี
Shonan Bellmare||湘南海洋|โชนัน เบลมาเร
Omiya Ardija||大宫松鼠|โอมิยะ อาร์ดิจา
Tokushima Vortis||德岛漩涡|โทคุชิมะ วอร์ทิส
Jubilo Iwata||磐田喜悦|จูบิโล อิวาตะ
Vegalta Sendai||仙台维加泰|เวกัลตะ เซ็นได
Sagan Tosu||鸟栖砂岩|ซางัน โทสุ
Consadole Sapporo||札幌冈萨多|คอนซาโดเล ซัปโปโร
Iwaki FC||磐城FC|อิวากิ เอฟซี
Montedio Yamagata||山形山神|มอนเตดิโอ ยามางาตะ
Imabari FC||今治FC|อิมาบาริ เอฟซี
Oita Trinita||大分三神|โออิตะ ทรินิตะ
Ventforet Kofu||甲府风林|เวนต์โฟเรต โคฟุ
Blaublitz Akita||秋田蓝闪电|บลาวบลิตซ์ อาคิตะ
Fujieda MYFC||藤枝MYFC|ฟูจิเอดะ มายเอฟซี
=1203|KR|2|hot|K League 1|K League 1 (Hàn Quốc)|韩国K1联赛|เคลีก 1
Jeonbuk Hyundai Motors||全北现代|ช็อนบุก ฮุนได มอเตอร์ส
Ulsan HD||蔚山HD|อุลซาน เอชดี
Pohang Steelers||浦项制铁|โพฮัง สตีลเลอร์ส
FC Seoul||首尔FC|เอฟซี โซล
Daejeon Hana Citizen||大田韩亚市民|แดจ็อน ฮานา ซิติเซน
Gimcheon Sangmu||金泉尚武|คิมชอน ซังมู
Gangwon FC||江原FC|คังวอน เอฟซี
Gwangju FC||光州FC|ควังจู เอฟซี
FC Anyang||安养FC|เอฟซี อันยัง
Jeju SK||济州SK|เชจู เอสเค
Incheon United||仁川联|อินชอน ยูไนเต็ด
Bucheon FC 1995||富川FC|พูชอน เอฟซี 1995
=1204|KR|3||K League 2|K League 2 (Hàn Quốc)|韩国K2联赛|เคลีก 2
Suwon Samsung Bluewings||水原三星蓝翼|ซูวอน ซัมซุง บลูวิงส์
Suwon FC||水原FC|ซูวอน เอฟซี
Daegu FC||大邱FC|แทกู เอฟซี
Seoul E-Land||首尔衣恋|โซล อีแลนด์
Jeonnam Dragons||全南天龙|ช็อนนัม ดราก้อนส์
Busan IPark||釜山偶像|ปูซาน ไอพาร์ก
Seongnam FC||城南FC|ซองนัม เอฟซี
Gimpo FC||金浦FC|คิมโป เอฟซี
Gyeongnam FC||庆南FC|คย็องนัม เอฟซี
Chungbuk Cheongju||忠北清州|ชุงบุก ชองจู
Ansan Greeners||安山绿人|อันซาน กรีนเนอร์ส
Chungnam Asan||忠南牙山|ชุงนัม อาซาน
=1205|CN|2|hot|Chinese Super League|Siêu giải Trung Quốc|中国超级联赛|ไชนีส ซูเปอร์ลีก
Shanghai Port||上海海港|เซี่ยงไฮ้ พอร์ต
Shanghai Shenhua||上海申花|เซี่ยงไฮ้ เสิ่นหัว
Chengdu Rongcheng||成都蓉城|เฉิงตู หรงเฉิง
Beijing Guoan||北京国安|ปักกิ่ง กั๋วอัน
Shandong Taishan||山东泰山|ซานตง ไท่ซาน
Tianjin Jinmen Tiger||天津津门虎|เทียนจิน จินเหมิน ไทเกอร์
Zhejiang FC||浙江队|เจ้อเจียง เอฟซี
Henan FC||河南队|เหอหนาน เอฟซี
Yunnan Yukun||云南玉昆|ยูนนาน ยวี่คุน
Wuhan Three Towns||武汉三镇|อู่ฮั่น ทรี ทาวน์ส
Dalian Yingbo||大连英博|ต้าเหลียน อิงโป๋
Qingdao West Coast||青岛西海岸|ชิงเต่า เวสต์โคสต์
Qingdao Hainiu||青岛海牛|ชิงเต่า ไห่หนิว
Shenzhen Peng City||深圳新鹏城|เซินเจิ้น เผิงเฉิง
Chongqing Tonglianglong||重庆铜梁龙|ฉงชิ่ง ถงเหลียงหลง
Liaoning Tieren||辽宁铁人|เหลียวหนิง เถี่ยเหริน
=1206|HK|3||Hong Kong Premier League|Ngoại hạng Hồng Kông|香港超级联赛|ฮ่องกง พรีเมียร์ลีก
Lee Man||理文|ลีมัน
Kitchee||杰志|คิทชี
Eastern||东方|อีสเทิร์น
Tai Po||大埔|ไทโป
Rangers HK||标准流浪|เรนเจอร์ส
Southern District||南区|เซาเทิร์น
North District||北区|นอร์ท ดิสตริกต์
HKFC||香港足球会|เอชเคเอฟซี
Kowloon City||九龙城|เกาลูน ซิตี้
Eastern District||东区|อีสเทิร์น ดิสตริกต์
=1207|SU|2|hot|Saudi Pro League|VĐQG Ả Rập Xê Út|沙特职业联赛|ซาอุดี โปรลีก
Al-Hilal||利雅得新月|อัล ฮิลาล
Al-Nassr||利雅得胜利|อัล นาสเซอร์
Al-Ittihad||吉达联合|อัล อิตติฮัด
Al-Ahli||吉达国民|อัล อาห์ลี
Al-Qadsiah||卡迪西亚|อัล กอดิซียะห์
Al-Shabab||利雅得青年人|อัล ชาบับ
Al-Ettifaq||达曼协作|อัล อิตติฟาก
Al-Taawoun||布赖代合作|อัล ตาอาวุน
Al-Fateh||法塔赫|อัล ฟาเตห์
Al-Fayha||费哈|อัล ฟัยฮา
Al-Khaleej||海湾|อัล คาลีจ
Damac||达马克|ดามัก
Al-Riyadh||利雅得|อัล ริยาด
Al-Hazm||哈兹姆|อัล ฮาซึม
Al-Kholood||霍洛德|อัล คูลูด
Al-Okhdood||奥赫杜德|อัล อุคดูด
Neom||尼奥姆|นีออม
Al-Najma||纳杰马|อัล นัจมา
=1208|IR|3||Persian Gulf Pro League|VĐQG Iran|伊朗超级联赛|เปอร์เซียน กัลฟ์ โปรลีก
Persepolis||波斯波利斯|เปอร์เซโพลิส
Esteghlal||德黑兰独立|เอสเตกลาล
Sepahan||塞帕罕|เซปาฮาน
Tractor||大不里士拖拉机|แทรกเตอร์
Foolad||富拉德|ฟูลัด
Gol Gohar||戈尔戈哈|โกล โกฮาร์
Zob Ahan||佐布阿汉|ซอบ อาฮัน
Malavan||马拉万|มาลาวาน
Aluminium Arak||阿拉克铝业|อะลูมิเนียม อารัก
Chadormalou||查多尔马卢|ชาดอร์มาลู
Kheybar||海拜尔|เคย์บาร์
Shams Azar||沙姆斯阿扎尔|ชามส์ อาซาร์
=1209|AE|3||UAE Pro League|VĐQG UAE|阿联酋职业联赛|ยูเออี โปรลีก
Al Ain||艾因|อัล ไอน์
Shabab Al Ahli||迪拜青年国民|ชาบับ อัล อาห์ลี
Sharjah||沙迦|ชาร์จาห์
Al Wahda||瓦赫达|อัล วาห์ดา
Al Jazira||贾兹拉|อัล จาซีรา
Al Wasl||瓦斯尔|อัล วาเซิล
Al Nasr Dubai||迪拜胜利|อัล นาเซอร์ ดูไบ
Khor Fakkan||豪尔费坎|คอร์ ฟักกัน
Ajman||阿治曼|อัจมาน
Baniyas||巴尼亚斯|บานียาส
Kalba||卡尔巴|กัลบา
Al Bataeh|||อัล บาตาเอห์
=1210|QA|3||Qatar Stars League|VĐQG Qatar|卡塔尔星级联赛|กาตาร์ สตาร์สลีก
Al Sadd||萨德|อัล ซาดด์
Al Duhail||杜海勒|อัล ดูฮาอิล
Al Gharafa||加拉法|อัล การาฟา
Al Rayyan||赖扬|อัล รายยาน
Al Wakrah||沃克拉|อัล วากราห์
Al Ahli Doha||多哈国民|อัล อาห์ลี โดฮา
Qatar SC||卡塔尔SC|กาตาร์ เอสซี
Al Arabi||阿拉比|อัล อาราบี
Umm Salal||乌姆沙拉|อุมม์ ซาลาล
Al Shamal||沙马尔|อัล ชามาล
=1211|UZ|3||Uzbekistan Super League|VĐQG Uzbekistan|乌兹别克超级联赛|อุซเบกิสถาน ซูเปอร์ลีก
Pakhtakor||棉农|ปัคตากอร์
Nasaf||纳萨夫|นาซาฟ
Navbahor||纳夫巴霍尔|นาฟบาฮอร์
AGMK|||เอจีเอ็มเค
Neftchi Fergana||费尔干纳石油人|เนฟต์ชี
Andijon||安集延|อันดิจอน
Surkhon||苏尔汉|ซูร์คอน
Bunyodkor||本尤德科|บุนยอดกอร์
Dinamo Samarqand||撒马尔罕迪纳摩|ดินาโม ซามาร์คันด์
Sogdiana||索格迪亚纳|ซอกเดียนา
=1212|IN|3||Indian Super League|VĐQG Ấn Độ|印度超级联赛|อินเดียน ซูเปอร์ลีก
Mohun Bagan||莫亨巴根|โมฮุน บากัน
Bengaluru FC||班加罗尔FC|เบงกาลูรู เอฟซี
FC Goa||果阿FC|เอฟซี กัว
Mumbai City||孟买城|มุมไบ ซิตี้
NorthEast United||东北联|นอร์ทอีสต์ ยูไนเต็ด
Jamshedpur FC||贾姆谢德布尔|จัมเศทปุระ
Kerala Blasters||喀拉拉爆破者|เกรละ บลาสเตอร์ส
East Bengal||东孟加拉|อีสต์ เบงกอล
Odisha FC||奥里萨FC|โอฑิศา เอฟซี
Punjab FC||旁遮普FC|ปัญจาบ เอฟซี
Chennaiyin||金奈因|เชนไนยิน
Mohammedan SC||穆罕默丹|โมฮัมเมดัน
=1213|AU|2||A-League Men|A-League (Úc)|澳大利亚职业联赛|เอ-ลีก
Melbourne City||墨尔本城|เมลเบิร์น ซิตี้
Auckland FC||奥克兰FC|โอ๊คแลนด์ เอฟซี
Melbourne Victory||墨尔本胜利|เมลเบิร์น วิคตอรี
Western Sydney Wanderers||西悉尼流浪者|เวสเทิร์น ซิดนีย์ วันเดอเรอร์ส
Adelaide United||阿德莱德联|แอดิเลด ยูไนเต็ด
Sydney FC||悉尼FC|ซิดนีย์ เอฟซี
Macarthur FC||麦克阿瑟FC|แมคอาเธอร์
Newcastle Jets||纽卡斯尔喷气机|นิวคาสเซิล เจ็ตส์
Central Coast Mariners||中央海岸水手|เซ็นทรัลโคสต์ มาริเนอร์ส
Wellington Phoenix||惠灵顿凤凰|เวลลิงตัน ฟีนิกซ์
Brisbane Roar||布里斯班狮吼|บริสเบน โรร์
Perth Glory||珀斯光荣|เพิร์ท กลอรี
=1214|NZ|4||New Zealand National League|VĐQG New Zealand|新西兰国家联赛|นิวซีแลนด์ เนชันแนลลีก
Auckland City||奥克兰城|โอ๊คแลนด์ ซิตี้
Wellington Olympic||惠灵顿奥林匹克|เวลลิงตัน โอลิมปิก
Birkenhead United||伯肯黑德联|เบอร์เคนเฮด ยูไนเต็ด
Eastern Suburbs||东郊|อีสเทิร์น ซับเบิร์บส์
Western Springs||西泉|เวสเทิร์น สปริงส์
Cashmere Technical||克什米尔科技|แคชเมียร์ เทคนิคอล
Coastal Spirit||海岸精神|โคสตัล สปิริต
Napier City Rovers||内皮尔城流浪|เนเปียร์ ซิตี้ โรเวอร์ส
=1215|AU|4|like:1213:women|A-League Women|A-League nữ (Úc)|澳大利亚女子联赛|เอ-ลีกหญิง
=1216|JP|4|like:1201:women|WE League|WE League nữ Nhật Bản|日本女子职业联赛|วีลีกหญิง ญี่ปุ่น
=1217|CN|4|like:1205:u21|China U21 League|U21 Trung Quốc|中国U21联赛|ลีกจีน ยู-21
=1218|AS|1|hot cup from:1201,1203,1205,1207,1208,1209,1210,1211:3|AFC Champions League Elite|AFC Champions League Elite|亚足联冠军精英联赛|เอเอฟซี แชมเปียนส์ลีก อีลิต
=1219|AS|2|hot cup from:1101,1111,1121,1131,1141,1206,1213:2:2|AFC Champions League Two|AFC Champions League Two|亚足联冠军联赛二级|เอเอฟซี แชมเปียนส์ลีก ทู
=1220|AS|1|hot nations:JP,IR,KR,AU,UZ,QA,IQ,SU,JO,AE,OM,BH,CN,TH,VN,ID|AFC Asian Qualifiers|Vòng loại World Cup châu Á|世预赛亚洲区|ฟุตบอลโลก รอบคัดเลือก โซนเอเชีย
=1221|AS|3|neutral nations:JP,KR,UZ,SU,IQ,AU,VN,TH,QA,IR,CN,JO,MY,ID,KW,AE:u23|AFC U23 Asian Cup|U23 châu Á|亚足联U23亚洲杯|เอเอฟซี ยู-23 เอเชียนคัพ
=1222|AS|4|neutral fmt:1 nations:JP,KR,AU,UZ,IN,TH,VN,CN,IR,TW,PH,MM:u20|AFC U20 Asian Cup|U20 châu Á|亚足联U20亚洲杯|เอเอฟซี ยู-20 เอเชียนคัพ
=1242|JP|4|daylong like:1201:reserves|Japan Reserve League|Dự bị Nhật Bản|日本预备队联赛|ลีกสำรองญี่ปุ่น
=1243|CN|4|daylong like:1205:reserves|China Reserve League|Dự bị Trung Quốc|中国预备队联赛|ลีกสำรองจีน
=1245|KR|4|daylong like:1203:reserves|Korea Reserve League|Dự bị Hàn Quốc|韩国预备队联赛|ลีกสำรองเกาหลีใต้
`
