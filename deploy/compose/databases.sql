create database keo_sportsbook;
create database keo_games;
